// A page that freezes the built-ins, as those do that run code they do not trust.
(() => {
  const owners = [
    Array,
    Boolean,
    Date,
    Error,
    Function,
    Map,
    Number,
    Object,
    Promise,
    Proxy,
    RangeError,
    RegExp,
    Set,
    String,
    Symbol,
    SyntaxError,
    TypeError,
    WeakMap,
    WeakSet,
  ];
  for (const owner of owners) {
    if (owner.prototype) Object.freeze(owner.prototype);
    Object.freeze(owner);
  }
  Object.freeze(JSON);
  Object.freeze(Math);
  Object.freeze(Reflect);
})();
