/** Runs in the measured page: shows a tag of each name, and tells the attributes of each. */
window.showTags = async (names) => {
  document.body.append(...names.map((name) => document.createElement(name)));
  while (document.querySelectorAll('[data-shop-ready]').length < names.length) await new Promise(requestAnimationFrame);
  return names.flatMap((name) =>
    ['data-texts', 'data-content', ...customElements.get(name).observedAttributes].map((attribute) => [
      name,
      attribute,
    ]),
  );
};

/** Gives a tag the text of `longValue`, waits until it has read it, and takes it away again. */
window.setLongValue = async (name, attribute) => {
  const tag = document.querySelector(name);
  tag.setAttribute(attribute, window.longValue);
  await new Promise((resolve) => setTimeout(resolve));
  tag.removeAttribute(attribute);
  await new Promise((resolve) => setTimeout(resolve));
};
