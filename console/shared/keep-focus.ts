/** Milliseconds in which dialogs and menus give the focus back by themselves. */
const PATIENCE = 60

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

const modal = '[aria-modal="true"]'

/** Where something stood among its siblings. */
interface Place {
  readonly parent: Element
  readonly index: number
}

/**
 * Keeps the focus from falling off the page, where a keyboard user would begin at the top again. A button that
 * works is disabled meanwhile, a menu takes the item along that opened a dialog, and a row goes with the button that
 * removed it: the focus then goes back to where it was, or to what took its place. While a dialog is open, that is
 * within the dialog.
 *
 * @param root what the page is in; dialogs and menus lie beside it
 */
export function keepFocus(root: HTMLElement): void {
  /** What had the focus last in each dialog. */
  const inDialogs = new WeakMap<Element, HTMLElement>()
  let kept: HTMLElement | null = null
  let places: readonly Place[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    kept = target
    places = placesOf(target, root)
  })
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof HTMLElement && target.closest(modal)
    if (dialog) inDialogs.set(dialog, target)
  })
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return
    // Some browsers say so before they take the element off the page, others after, or not at all.
    setTimeout(() => {
      // What could have kept it was left on purpose: for another window, or by a click on nothing.
      if (target === kept && kept?.isConnected && !kept.matches(':disabled')) kept = null
    })
  })
  const look = () => {
    if (document.activeElement !== document.body) return
    // One that closes upon another, or a button of it that works, leaves the focus nowhere.
    const dialog = [...document.querySelectorAll<HTMLElement>(modal)].at(-1)
    if (dialog !== undefined) {
      const last = inDialogs.get(dialog)
      if (last === undefined || !dialog.contains(last)) dialog.focus()
      else if (!last.matches(':disabled')) last.focus({ preventScroll: true })
      return
    }
    if (kept === null) return
    // It is enabled again, or goes: that is looked at then.
    if (kept.isConnected && kept.matches(':disabled')) return
    const next = kept.isConnected ? kept : (successor(places) ?? root.querySelector<HTMLElement>('h1[tabindex]'))
    next?.focus({ preventScroll: kept.isConnected })
  }
  new MutationObserver(() => {
    if (document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(look, PATIENCE)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}

function placesOf(element: Element, root: Element): Place[] {
  const places: Place[] = []
  for (let one = element; one !== root && one.parentElement !== null; one = one.parentElement) {
    places.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) })
  }
  return places
}

/** The first control in what stands where the lost one did, or in the last of what is left there. */
function successor(places: readonly Place[]): HTMLElement | null {
  const place = places.find(({ parent }) => parent.isConnected)
  if (place === undefined) return null
  const there = place.parent.children[Math.min(place.index, place.parent.children.length - 1)]
  if (there instanceof HTMLElement && there.matches(focusable)) return there
  return there?.querySelector<HTMLElement>(focusable) ?? null
}
