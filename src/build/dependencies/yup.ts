import type { Pieces } from './pieces.ts';

/**
 * The rules of a sign-up are texts, lists and their object, whose rules bring their messages and refer to no other field;
 * what is checked has the right types.
 */
export const YUP: Pieces = {
  methods: {
    Schema: [
      'clone',
      'withMutation',
      'isType',
      'resolve',
      'cast',
      '_cast',
      '_validate',
      'runTests',
      'asNestedTest',
      'validate',
      'validateSync',
      '_getDefault',
      'getDefault',
      'nullability',
      'optionality',
      'defined',
      'nonNullable',
      'required',
      'transform',
      'test',
      'typeError',
      'strip',
    ],
    StringSchema: ['required', 'max'],
    ObjectSchema: ['_cast', '_validate', 'clone', 'setFields', 'shape'],
    ArraySchema: ['clone', 'min'],
  },
  unused: ['mixed', 'array', 'locale', 'rIsoDateTime'],
  values: [
    // No other schemas.
    [/^create\$\d\.prototype = (?:Mixed|Boolean|Number|Date|Tuple)Schema\.prototype;$/gm, ''],
    [/^(?:DateSchema|create\$4)\.INVALID_DATE = invalidDate;$/gm, ''],
    [/^for \(const alias of .*$/gm, ''],
    // No references, conditions and lists of allowed values.
    ['Reference.isRef(item) ? item.getValue(options.value, options.parent, options.context) : item', 'item'],
    ['Reference.isRef(field)', 'false'],
    ['Reference.isRef(value) && value.isSibling', 'false'],
    ["isSchema(value) && 'deps' in value", 'false'],
    ['toposort.array(Array.from(nodes), edges)', 'Array.from(nodes)'],
    [/this\._(?:white|black)list = new ReferenceSet\(\);/g, ''],
    [/next\._(?:white|black)list = this\._(?:white|black)list\.clone\(\);/g, ''],
    ['if (schema.conditions.length) {', 'if (false) {'],
    // Every message is the key of a text.
    [/if \(typeof message === 'string'\) return message\.replace\(.*\);/, ''],
    [/message = (?:mixed|string)\.\w+/g, 'message'],
    ['this.typeError(mixed.notType)', 'this.typeError()'],
    // Values are cast without an assertion.
    ['if (options.assert !== false && !resolvedSchema.isType(result)) {', 'if (false) {'],
    ["let isTuple = schema.type === 'tuple';", 'let isTuple = false;'],
  ],
};
