// What MooTools 1.2 does to the built-ins of a browser that has all of them.
(() => {
  const owners = { Array, Date, Function, Number, RegExp, String };
  for (const name in owners) {
    const family = { name: name.toLowerCase() };
    owners[name].prototype.$family = family;
    owners[name].type = (item) => item?.$family === family;
  }
  Function.prototype.create = function create({ bind, arguments: given }) {
    return (...called) => this.apply(bind ?? null, given == null ? called : [].concat(given));
  };
  // The arguments are one array, and what the bound function is called with is ignored if there are any.
  Function.prototype.bind = function bind(object, given) {
    return this.create({ bind: object, arguments: given });
  };
  Function.prototype.pass = function pass(given, bind) {
    return this.create({ bind, arguments: given });
  };
  Array.prototype.each = Array.prototype.forEach;
  Array.prototype.extend = function extend(items) {
    for (let index = 0; index < items.length; index++) this.push(items[index]);
    return this;
  };
  Array.prototype.contains = function contains(item) {
    return this.indexOf(item) !== -1;
  };
  function Hash(object) {
    for (const key in object) this[key] = object[key];
  }
  window.Hash = Hash;
  const encode = (value) => {
    if (typeof value === 'string') return `"${value.replace(/["\\]/g, '\\$&')}"`;
    if (Array.isArray(value)) return `[${value.map(encode).join(',')}]`;
    if (value === null || typeof value !== 'object') return String(value);
    const members = [];
    for (const key in value) members.push(`${encode(key)}:${encode(value[key])}`);
    return `{${members.join(',')}}`;
  };
  window.JSON = new Hash({ encode, decode: (text) => text });
  for (const owner of [Array, Number, String])
    owner.prototype.toJSON = function toJSON() {
      return encode(this.valueOf());
    };
  window.Event = function Event(event) {
    this.event = event;
    this.type = event.type;
  };
  window.Event.prototype = {
    stop() {
      this.event.stopPropagation();
      this.event.preventDefault();
      return this;
    },
  };
  window.Request = function Request(options) {
    this.options = options;
  };
  window.Window = function Window() {};
  window.Document = function Document() {};
  window.Element = function Element(tagName, properties) {
    return document.createElement(tagName).set(properties);
  };
  window.Element.prototype = HTMLElement.prototype;
  Object.assign(HTMLElement.prototype, {
    set(properties) {
      for (const name in properties) {
        if (name === 'text') this.textContent = properties[name];
        else this.setAttribute(name, properties[name]);
      }
      return this;
    },
    get(name) {
      return name === 'text' ? this.textContent : this.getAttribute(name);
    },
    empty() {
      while (this.firstChild) this.removeChild(this.firstChild);
      return this;
    },
  });
  window.$ = (id) => document.getElementById(id);
})();
