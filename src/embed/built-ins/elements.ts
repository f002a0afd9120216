/** Old libraries have an `Element` of their own, and polyfills an `HTMLElement`: their classes are those of no element. */
export const ownElement = /* @__PURE__ */ Object.getPrototypeOf(SVGElement) as typeof Element;
