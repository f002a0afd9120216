// What Prototype 1.6 does to the built-ins of a browser that has all of them.
(() => {
  const $break = {};
  const Enumerable = {
    each(iterator, context) {
      try {
        let index = 0;
        this._each((value) => iterator.call(context, value, index++));
      } catch (error) {
        if (error !== $break) throw error;
      }
      return this;
    },
    collect(iterator, context) {
      const results = [];
      this.each((value, index) => results.push(iterator ? iterator.call(context, value, index) : value));
      return results;
    },
    detect(iterator, context) {
      let result;
      this.each((value, index) => {
        if (!iterator.call(context, value, index)) return;
        result = value;
        throw $break;
      });
      return result;
    },
    findAll(iterator, context) {
      const results = [];
      this.each((value, index) => iterator.call(context, value, index) && results.push(value));
      return results;
    },
    all(iterator, context) {
      let result = true;
      this.each((value, index) => {
        result = result && !!(iterator ? iterator.call(context, value, index) : value);
        if (!result) throw $break;
      });
      return result;
    },
    any(iterator, context) {
      let result = false;
      this.each((value, index) => {
        result = !!(iterator ? iterator.call(context, value, index) : value);
        if (result) throw $break;
      });
      return result;
    },
    include(sought) {
      return this.any((value) => value === sought);
    },
    inject(memo, iterator, context) {
      let result = memo;
      this.each((value, index) => {
        result = iterator.call(context, result, value, index);
      });
      return result;
    },
    invoke(method, ...given) {
      return this.map((value) => value[method](...given));
    },
    pluck(property) {
      return this.map((value) => value[property]);
    },
    toArray() {
      return this.map();
    },
  };
  const { collect, detect, findAll, all, any, toArray } = Enumerable;
  const proto = Array.prototype;
  const nativeReverse = proto.reverse;
  Object.extend = (destination, source) => {
    for (const property in source) destination[property] = source[property];
    return destination;
  };
  Object.extend(proto, Enumerable);
  Object.extend(proto, {
    map: collect,
    find: detect,
    filter: findAll,
    select: findAll,
    every: all,
    some: any,
    entries: toArray,
  });
  Object.extend(proto, {
    _each: proto.forEach,
    _reverse: nativeReverse,
    reverse(inline) {
      return (inline !== false ? this : this.toArray())._reverse();
    },
    reduce() {
      return this.length > 1 ? this : this[0];
    },
    first() {
      return this[0];
    },
    toJSON() {
      return `[${this.map(Object.toJSON).join(', ')}]`;
    },
  });
  Object.extend(Object, {
    keys(object) {
      const keys = [];
      for (const property in object) keys.push(property);
      return keys;
    },
    values(object) {
      const values = [];
      for (const property in object) values.push(object[property]);
      return values;
    },
    toJSON(object) {
      if (object === null || typeof object === 'boolean') return String(object);
      if (object?.toJSON) return object.toJSON();
      return `{${Object.keys(object)
        .map((key) => `${key.toJSON()}: ${Object.toJSON(object[key])}`)
        .join(', ')}}`;
    },
  });
  Array.from = (iterable) => {
    if (!iterable) return [];
    if (iterable.toArray) return iterable.toArray();
    const results = [];
    for (let index = 0; index < (iterable.length || 0); index++) results[index] = iterable[index];
    return results;
  };
  Object.extend(String.prototype, {
    startsWith(pattern) {
      return this.indexOf(pattern) === 0;
    },
    endsWith(pattern) {
      const at = this.length - pattern.length;
      return at >= 0 && this.lastIndexOf(pattern) === at;
    },
    sub(pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    toJSON() {
      return `"${this.replace(/["\\]/g, '\\$&')}"`;
    },
  });
  Number.prototype.toJSON = function toJSON() {
    return isFinite(this) ? this.toString() : 'null';
  };
  Date.prototype.toJSON = function toJSON() {
    return `"${this.getUTCFullYear()}-${this.getUTCMonth() + 1}-${this.getUTCDate()}"`;
  };
  Function.prototype.bind = function bind(object, ...given) {
    if (given.length === 0 && object === undefined) return this;
    return (...rest) => this.apply(object, given.concat(rest));
  };
  RegExp.prototype.match = RegExp.prototype.test;
  const NativeElement = window.Element;
  window.Element = function Element(tagName, attributes) {
    const element = document.createElement(tagName);
    for (const name of Object.keys(attributes || {})) element.setAttribute(name, attributes[name]);
    return element;
  };
  Object.extend(window.Element, NativeElement);
  Object.extend(window.Event, { KEY_RETURN: 13, stop: (event) => event.preventDefault() });
  Object.extend(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    scrollTo() {
      const { left, top } = this.getBoundingClientRect();
      window.scrollTo(left, top);
      return this;
    },
    toggle() {
      return this;
    },
    visible() {
      return this.style.display !== 'none';
    },
  });
  window.$A = Array.from;
  window.$$ = (selector) => window.$A(document.querySelectorAll(selector));
})();
