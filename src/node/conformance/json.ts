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

/** What a service says of a refusal: it often names the field. */
export function problemIn(text: string): string {
  const fields = ['type', 'title', 'detail'].map((name) => fieldOf(text, name));
  return fields.filter((field) => typeof field === 'string').join(', ');
}
