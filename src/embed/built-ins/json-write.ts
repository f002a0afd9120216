import { ownObjectKeys } from './objects.ts';

type Holder = Readonly<Record<PropertyKey, unknown>>;
type Replace = (this: Holder, key: string, value: unknown) => unknown;

/** Quotes a text as ECMAScript does, with escapes for control characters and lone surrogates. */
function innerQuote(text: string): string {
  const escaped = text.replace(
    // oxlint-disable-next-line no-control-regex -- the range is what is meant
    /["\\\x00-\x1f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (sign) => {
      const index = '"\\\b\f\n\r\t'.indexOf(sign);
      return `\\${index < 0 ? `u${`000${sign.charCodeAt(0).toString(16)}`.slice(-4)}` : '"\\bfnrt'.charAt(index)}`;
    },
  );
  return `"${escaped}"`;
}

/**
 * Old libraries replace `JSON`, or give arrays, strings, numbers and dates a `toJSON` that returns JSON instead of a value, so
 * only the `toJSON` of other objects is called. There is no indentation, no list of keys and no support for wrapper objects;
 * a circular reference overflows the stack.
 */
export function ownJSONStringify(value: unknown, replace?: Replace | null): string | undefined {
  const written = (holder: Holder, key: string): string | undefined => {
    let found = holder[key];
    const { toJSON } = Object(found) as { readonly toJSON?: unknown };
    if (found instanceof Date) found = Number.isNaN(Number(found)) ? null : found.toISOString();
    else if (
      typeof found === 'object' &&
      !Array.isArray(found) &&
      typeof toJSON === 'function' &&
      toJSON !== (Object.prototype as typeof found & { toJSON?: unknown }).toJSON
    )
      found = toJSON.call(found, key) as unknown;
    if (replace) found = replace.call(holder, key, found);
    switch (typeof found) {
      case 'string':
        return innerQuote(found);
      case 'number':
        return Number.isFinite(found) ? String(found) : 'null';
      case 'boolean':
        return String(found);
      case 'bigint':
        throw new TypeError('A BigInt is not JSON.');
      case 'object': {
        if (!found) return 'null';
        const inside = found as Holder;
        const parts: string[] = [];
        if (Array.isArray(found)) {
          for (let index = 0; index < found.length; index++) parts.push(written(inside, String(index)) ?? 'null');
          return `[${parts.join(',')}]`;
        }
        for (const name of ownObjectKeys(found)) {
          const text = written(inside, name);
          if (text) parts.push(`${innerQuote(name)}:${text}`);
        }
        return `{${parts.join(',')}}`;
      }
      default:
        return undefined;
    }
  };
  return written({ '': value }, '');
}
