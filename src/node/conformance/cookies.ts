/** A `Set-Cookie` header, as far as it is judged. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** The attributes by their names in small letters; one without a value is an empty string. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The cookies that an answer sets. */
export function cookiesOf(headers: Headers): readonly SetCookie[] {
  return headers.getSetCookie().map((header) => {
    const [first = '', ...rest] = header.split(';').map((part) => part.trim());
    const [name, value] = pair(first);
    return { name, value, attributes: new Map(rest.map(pair).map(([key, text]) => [key.toLowerCase(), text])) };
  });
}

/** Whether the answer deletes the cookie instead of setting it. */
export function isDeletion({ value, attributes }: SetCookie): boolean {
  const expires = Date.parse(attributes.get('expires') ?? '');
  return value === '' || Number(attributes.get('max-age') ?? 1) <= 0 || expires <= Date.now();
}

/** The cookies of one origin. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: string | undefined): void {
    if (value === undefined) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  /** Takes over the cookies that an answer sets and deletes. */
  learn(headers: Headers): void {
    for (const cookie of cookiesOf(headers)) this.set(cookie.name, isDeletion(cookie) ? undefined : cookie.value);
  }

  /** The `Cookie` header; `undefined` without cookies. */
  header(): string | undefined {
    const pairs = Array.from(this.#values, ([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? undefined : pairs.join('; ');
  }
}

function pair(text: string): [name: string, value: string] {
  const sign = text.indexOf('=');
  return sign < 0 ? [text, ''] : [text.slice(0, sign).trim(), text.slice(sign + 1).trim()];
}
