// What MooTools 1.1 does to the built-ins of a browser that has all of them.
(() => {
  const addMissing = (owner, methods) => {
    for (const name in methods) if (!owner.prototype[name]) owner.prototype[name] = methods[name];
  };
  window.$extend = (target, source) => {
    for (const name in source) target[name] = source[name];
    return target;
  };
  for (const owner of [Function, Array, String, Number]) owner.extend = (methods) => addMissing(owner, methods);
  Function.extend({
    create(options) {
      return (...given) => this.apply(options.bind, options.arguments ?? given);
    },
    pass(given, bind) {
      return this.create({ arguments: [].concat(given), bind });
    },
    bindWithEvent(bind) {
      return (event) => this.call(bind, event ?? window.event);
    },
  });
  Array.extend({
    each: Array.prototype.forEach,
    contains(item) {
      return this.indexOf(item) !== -1;
    },
    include(item) {
      if (!this.contains(item)) this.push(item);
      return this;
    },
    copy() {
      return this.slice();
    },
    remove(item) {
      for (let index = this.length - 1; index >= 0; index--) if (this[index] === item) this.splice(index, 1);
      return this;
    },
  });
  String.extend({
    test(regex) {
      return new RegExp(regex).test(this);
    },
    clean() {
      return this.replace(/\s{2,}/g, ' ').trim();
    },
  });
  window.Class = function Class(properties) {
    const made = function made(...given) {
      return this.initialize?.(...given) ?? this;
    };
    made.prototype = properties;
    return made;
  };
  window.Event = new window.Class({
    initialize(event) {
      this.event = event;
      this.type = event.type;
      return this;
    },
    stop() {
      return this.stopPropagation().preventDefault();
    },
    stopPropagation() {
      this.event.stopPropagation();
      return this;
    },
    preventDefault() {
      this.event.preventDefault();
      return this;
    },
  });
  window.Element = function Element(tagName) {
    return document.createElement(tagName);
  };
  window.Window = window.Document = undefined;
  window.JSON = { toString: (value) => String(value), evaluate: (text) => text };
  window.$ = (id) => document.getElementById(id);
})();
