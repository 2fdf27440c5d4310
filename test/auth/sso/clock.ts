/** A clock that stands still until it is moved. Begins now, since tokens are looked at with the real one as well. */
export function standingClock(at = Date.now()) {
  const clock = { at, now: () => clock.at }
  return clock
}
