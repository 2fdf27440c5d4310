import { Encrypter } from 'age-encryption'
import { onTestFinished, vi } from 'vitest'

/**
 * Until the test ends, archives are written for passphrases that are cheap to try: what makes guessing one expensive makes
 * each look at an archive so.
 */
export function makePassphrasesCheap(): void {
  const { setPassphrase } = Encrypter.prototype
  const cheap = vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, text) {
    this.setScryptWorkFactor(10)
    setPassphrase.call(this, text)
  })
  onTestFinished(() => cheap.mockRestore())
}
