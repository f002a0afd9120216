// What MooTools 1.3 to 1.6 do to the built-ins of a browser that has all of them, with More and the compatibility blocks.
(() => {
  Array.from = (item) => {
    if (item == null) return [];
    const isEnumerable = typeof item === 'object' && typeof item.length === 'number';
    return isEnumerable ? (Array.isArray(item) ? item : Array.prototype.slice.call(item)) : [item];
  };
  Function.from = (item) => (typeof item === 'function' ? item : () => item);
  Object.values = (object) => {
    const values = [];
    for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) values.push(object[key]);
    return values;
  };
  Object.each = (object, each) => {
    for (const key in object) each(object[key], key);
  };
  Function.prototype.create = function create({ bind, arguments: given }) {
    return (...called) => this.apply(bind ?? null, given == null ? called : Array.from(given));
  };
  delete Function.prototype.bind;
  Function.prototype.bind = function bind(object, given) {
    return this.create({ bind: object, arguments: given });
  };
  Array.prototype.each = Array.prototype.forEach;
  Array.prototype.flatten = function flatten() {
    return [].concat(...this);
  };
  const nativeParse = Date.parse;
  Date.parse = (from) => new Date(nativeParse(from));
  Date.prototype.toISOString = function toISOString() {
    return `${this.getFullYear()}-${this.getMonth() + 1}-${this.getDate()}T00:00:00+00:00`;
  };
  Date.prototype.toJSON = Date.prototype.toISOString;
  String.prototype.repeat = function repeat(times) {
    return Array(times + 1).join(this);
  };
  window.JSON = Object.assign(Object.create(null), {
    stringify: JSON.stringify,
    parse: JSON.parse,
    encode: JSON.stringify,
  });
  const replaced = (make) => {
    const replacement = function replacement(...given) {
      return make(...given);
    };
    replacement.implement = (methods) => Object.assign(replacement.prototype, methods);
    return replacement;
  };
  window.Event = window.DOMEvent = replaced((event) => ({
    event,
    type: event.type,
    stop: () => event.preventDefault(),
  }));
  window.Request = replaced((options) => ({ options }));
  window.Window = replaced(() => window);
  window.Document = replaced(() => document);
  window.Element = replaced((tagName, properties) => document.createElement(tagName).set(properties));
  window.Element.prototype = HTMLElement.prototype;
  Element.implement({
    set(properties) {
      for (const name in properties) this.setAttribute(name, properties[name]);
      return this;
    },
    scrollTo(left, top) {
      this.scrollLeft = left;
      this.scrollTop = top;
      return this;
    },
  });
  window.$ = (id) => document.getElementById(id);
})();
