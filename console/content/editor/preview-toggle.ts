import { useLocalStorage } from '@mantine/hooks'

/** Whether the preview is beside the editor, as the reader left it in this browser. */
export function usePreviewToggle() {
  return useLocalStorage({ key: 'triptych-preview', defaultValue: true, getInitialValueInEffect: false })
}
