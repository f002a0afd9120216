import { innerDefine } from './objects.ts';

/** The next sign, text, number or word of JSON, with the blanks before it; nothing at the end. */
const INNER_TOKEN =
  // oxlint-disable-next-line no-control-regex -- the range is what is meant
  /[ \t\n\r]*([{}[\],:]|"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|$)/y;

function innerUnquote(token: string): string {
  return token.slice(1, -1).replace(/\\(?:u(....)|(.))/g, (_, code: string | undefined, sign: string) => {
    if (code) return String.fromCharCode(Number(`0x${code}`));
    return { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }[sign] ?? sign;
  });
}

/** A page with MooTools 1.2 has no `JSON.parse`. A function that changes the values is not called. */
export function ownJSONParse(source: unknown): unknown {
  const text = String(source);
  let position = (INNER_TOKEN.lastIndex = 0);

  const next = (): string => {
    position = INNER_TOKEN.lastIndex;
    return INNER_TOKEN.exec(text)?.[1] ?? fail();
  };
  const fail = (): never => {
    const rest = /\S[^]{0,19}/.exec(text.slice(position))?.[0];
    const line = text.slice(0, position).replace(/[^\n]/g, '').length + 1;
    throw new SyntaxError(rest ? `unexpected “${rest}” in line ${line}` : 'it ends too early, such as without a }');
  };
  const readValue = (token: string): unknown => {
    const sign = token.charAt(0);
    if (sign === '"') return innerUnquote(token);
    if (sign === '{' || sign === '[') return readItems(sign === '[');
    return /\d/.test(token) ? Number(token) : sign === 'n' ? null : /^[tf]/.test(token) ? sign === 't' : fail();
  };
  const readItems = (isList: boolean): unknown => {
    const items: unknown[] = [];
    const object = {};
    const close = isList ? ']' : '}';
    for (let token = next(); items.length > 0 || token !== close; token = next()) {
      if (isList) items.push(readValue(token));
      else {
        if (token.charAt(0) !== '"' || next() !== ':') fail();
        items.push(innerDefine(object, innerUnquote(token), readValue(next())));
      }
      token = next();
      if (token === close) break;
      if (token !== ',') fail();
    }
    return isList ? items : object;
  };

  const value = readValue(next());
  return next() === '' ? value : fail();
}
