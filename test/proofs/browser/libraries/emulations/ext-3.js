// What Ext JS 3 and libraries like it do to the built-ins of a browser that has all of them.
(() => {
  const addTo = (owner, methods) => {
    for (const name in methods) owner[name] = methods[name];
  };
  addTo(Function.prototype, {
    createDelegate(scope, given) {
      return (...called) => this.apply(scope ?? window, given ?? called);
    },
    createCallback(...given) {
      return () => this.apply(window, given);
    },
    createInterceptor(before) {
      return (...called) => (before(...called) === false ? null : this.apply(window, called));
    },
    createSequence(after) {
      return (...called) => {
        const result = this.apply(window, called);
        after(...called);
        return result;
      };
    },
    defer(delay, scope, given) {
      return setTimeout(this.createDelegate(scope, given), delay);
    },
  });
  addTo(Array.prototype, {
    remove(item) {
      const index = this.indexOf(item);
      if (index !== -1) this.splice(index, 1);
      return this;
    },
  });
  addTo(String.prototype, {
    toggle(value, other) {
      return this.valueOf() === value ? other : value;
    },
    trim() {
      return this.replace(/^\s+|\s+$/g, '');
    },
  });
  String.format = (format, ...given) => format.replace(/\{(\d+)\}/g, (_, index) => given[index]);
  addTo(Date.prototype, {
    clone() {
      return new Date(this.getTime());
    },
    format() {
      return String(this.getFullYear());
    },
  });
  addTo(Number.prototype, {
    constrain(least, most) {
      return Math.min(Math.max(this, least), most);
    },
  });
})();
