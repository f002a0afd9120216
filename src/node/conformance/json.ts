/** A field of a JSON object; `undefined` in any other text. */
export function fieldOf(text: string, name: string): unknown {
  return (Object(jsonOf(text)) as Readonly<Record<string, unknown>>)[name];
}

/** The value of a JSON text; `undefined` if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
