/** A property of an object that something is called for at each new value. */
export interface Property {
  /** Makes it an ordinary property again. */
  restore(): void
}

/** Plugins assign some properties of hap-nodejs' objects directly, which emits no event. */
export function observe<T extends object, Name extends keyof T>(owner: T, name: Name, changed: () => void): Property {
  let value = owner[name]
  const define = (property: PropertyDescriptor): void => {
    Object.defineProperty(owner, name, { ...property, enumerable: true, configurable: true })
  }
  define({
    get: () => value,
    set: (next: T[Name]) => {
      if (next === value) return
      value = next
      changed()
    },
  })
  return { restore: () => define({ value, writable: true }) }
}
