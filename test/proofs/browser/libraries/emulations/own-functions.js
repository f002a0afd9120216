// What pages put under names that the standard has given another meaning since.
(() => {
  Array.prototype.find = function find(value) {
    return this.indexOf(value);
  };
  Array.prototype.findIndex = Array.prototype.find;
  Array.prototype.flat = function flat() {
    return this.join().split(',');
  };
  Array.prototype.includes = function includes(item) {
    for (const key in this) if (this[key] === item) return key;
    return false;
  };
  Array.prototype.map = function map(change) {
    for (let index = 0; index < this.length; index++) this[index] = change(this[index]);
    return this;
  };
  Array.prototype.keys = Array.prototype.values = function values() {
    return this;
  };
  Object.create = (prototype) => {
    function Made() {}
    Made.prototype = prototype;
    return new Made();
  };
  Object.assign = (target, source) => {
    for (const key in source) target[key] = source[key];
    return target;
  };
  Object.entries = (object) => Object.keys(object);
  Object.fromEntries = (entries) => entries;
  Function.prototype.bind = function bind(that) {
    return (...given) => this.apply(that, given);
  };
  Element.prototype.remove = function remove() {
    this.parentElement.removeChild(this);
  };
  String.prototype.includes = function includes(pattern) {
    return this.search(pattern) > 0;
  };
  String.prototype.replaceAll = function replaceAll(what, by) {
    return this.split(what).join(by);
  };
  String.prototype.trim = function trim() {
    return this.replace(/^ +| +$/g, '');
  };
})();
