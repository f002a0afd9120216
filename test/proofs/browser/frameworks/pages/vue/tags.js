/** Tells Vue which tags are none of its components. */
export const isCustomElement = (tag) => tag.startsWith('shop-');
