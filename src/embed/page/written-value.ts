/**
 * The spellings of an attribute, by precedence: frameworks turn the property
 * `headingLevel` into an attribute `headinglevel`.
 */
export function spellingsOf(attribute: string): readonly string[] {
  return attribute.includes('-') ? [attribute, attribute.replaceAll('-', '')] : [attribute];
}

/** The value of an attribute as written. The `prefix` is what is before its name: `data-` on the script tag. */
export function writtenValue(
  element: Pick<Element, 'getAttribute'>,
  attribute: string,
  prefix: '' | 'data-' = '',
): string | null {
  const values = spellingsOf(attribute).map((spelling) => element.getAttribute(prefix + spelling));
  return values.find((value) => value !== null) ?? null;
}
