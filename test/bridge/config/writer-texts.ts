/** Writes of one writer come in turns: the whole file, then its name alone. */
export function textOf(writer: string, count: number): string {
  const whole = count - (count % 2)
  const config = {
    bridge: {
      name: nameOf(writer, whole),
      port: 8582,
      hapPort: 51826,
      pincode: '031-45-154',
      username: '0E:12:34:56:78:9A',
      logLevel: 'info',
    },
    platforms: [],
    padding: String(whole % 10).repeat((whole * 997) % 20_000),
  }
  return JSON.stringify(config, null, 2).replace(nameOf(writer, whole), nameOf(writer, count))
}

export function nameOf(writer: string, count: number): string {
  return `${writer} wrote ${count}.`
}
