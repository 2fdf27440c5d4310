/** A class as this module sees it. */
type Class = new (...args: unknown[]) => object

/**
 * Lets a class be called without `new`, with the object to set up as `this`. Until version 1 hap-nodejs was compiled to
 * ES5, and plugins derive from its classes as one did then:
 *
 *     function Consumption() { Characteristic.call(this, 'Consumption', UUID, props) }
 *     util.inherits(Consumption, Characteristic)
 *
 * A class constructor takes as `this` whatever its base class returns (ECMA-262, 13.3.7.1 `super`), so a base is put
 * between it and its own that returns the object it is called for.
 *
 * @param module exports it; has the callable one afterwards
 */
export function makeCallable(module: Record<string, unknown>, name: string): void {
  const made = module[name] as Class
  const parent = Object.getPrototypeOf(made) as Class
  let calledFor: object | undefined
  function Base(this: object, ...args: unknown[]): object {
    const self = calledFor
    calledFor = undefined
    if (self === undefined) return Reflect.construct(parent, args, new.target)
    Reflect.apply(parent, self, args)
    return self
  }
  Base.prototype = parent.prototype
  Object.setPrototypeOf(Base, parent)
  Object.setPrototypeOf(made, Base)
  module[name] = new Proxy(made, {
    apply(_target, self: object, args: unknown[]) {
      calledFor = self
      Reflect.construct(made, args)
    },
  })
}
