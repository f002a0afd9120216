/** Old libraries have an `Element` of their own, which is the class of none. */
export const ownElement = /* @__PURE__ */ Object.getPrototypeOf(HTMLElement) as typeof Element;
