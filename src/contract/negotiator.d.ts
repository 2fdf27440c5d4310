/** negotiator 1.x ships no types, and those published elsewhere describe 0.6: what we use of it. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encoding(available: string[], options: { preferred: string[] }): string | undefined
    mediaType(available: string[]): string | undefined
  }
}
