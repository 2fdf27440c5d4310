import { ActionIcon, Badge, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { errorOf } from '../../shared/problem.ts'
import { type LanguageFields, nameOfLanguage, tagOf } from './language-words.ts'

export interface LanguageRowProps {
  readonly fields: LanguageFields
  /** Its place among the languages of the site. */
  readonly index: number
  /** The tags of the other ones. */
  readonly others: readonly string[]
  /** What the page itself finds wrong with the tag. */
  readonly fault: string | null
  /** What the server refused. */
  readonly error: unknown
  readonly onChange: (fields: Partial<LanguageFields>) => void
  readonly onMoveUp: () => void
  readonly onRemove: () => void
}

/** A language of a site in the form that they are chosen in. */
export function LanguageRow(props: LanguageRowProps) {
  const { fields, index, others, fault, error, onChange, onMoveUp, onRemove } = props
  const code = tagOf(fields.code)
  const name = code === '' ? `language ${index + 1}` : nameOfLanguage(code)
  const refused = (field: string) => errorOf(error, `languages/${index}/${field}`)
  const choices = others.filter((other) => other !== '' && other !== code)
  return (
    <Group component="li" align="flex-start" gap="sm">
      <TextInput
        label="Language tag"
        placeholder={index === 0 ? 'en' : 'de'}
        description={
          <Group gap={6} component="span" mih={20}>
            {code !== '' && name !== code && <span>{name}</span>}
            {index === 0 && (
              <Badge variant="light" color="gray" tt="none" size="sm">
                Written in
              </Badge>
            )}
          </Group>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={fields.code}
        maxLength={35}
        error={fault ?? refused('code')}
        onChange={(event) => onChange({ code: event.currentTarget.value })}
        onBlur={() => code !== fields.code && onChange({ code })}
        flex="1 1 9rem"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        label="Route prefix"
        placeholder={index === 0 ? '/' : `/${code === '' ? 'de' : code.toLowerCase()}`}
        value={fields.prefix}
        maxLength={200}
        error={refused('prefix')}
        onChange={(event) => onChange({ prefix: event.currentTarget.value })}
        flex="1 1 8rem"
      />
      <Select
        label="Fallback"
        placeholder="None"
        data={[...new Set(fields.fallback === '' ? choices : [...choices, fields.fallback])].map((value) => ({
          value,
          label: nameOfLanguage(value),
        }))}
        value={fields.fallback === '' ? null : fields.fallback}
        onChange={(value) => onChange({ fallback: value ?? '' })}
        error={refused('fallback')}
        clearable
        clearButtonProps={{ 'aria-label': `No fallback for ${name}` }}
        flex="1 1 9rem"
      />
      <Stack gap={0} pt={25}>
        <Group gap={4} wrap="nowrap" h={36}>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={index === 0}
            onClick={onMoveUp}
            aria-label={`Move ${name} up`}
          >
            <IconArrowUp size={17} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" onClick={onRemove} aria-label={`Remove ${name}`}>
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      </Stack>
    </Group>
  )
}
