/** A temperature as HAP shows it: in steps of 0.1 °C. */
export function tenths(temperature: number): number {
  return Math.round(temperature * 10) / 10
}
