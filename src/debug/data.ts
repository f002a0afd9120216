import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { CHILD_DATA_MARKERS, type ChildDataMarker } from '../embed/element/light-dom/child-data.ts';
import { lightDomOf } from '../embed/element/light-dom/in-placeholder.ts';
import { inWords } from '../embed/log.ts';
import type { Understood } from './attributes.ts';

/** A sign-up whose consents name no company. A footer for a customer who has subscribed needs one as well. */
export function missingCompany(
  element: Element,
  { tag, attributes }: WidgetDeclaration,
  inPlaceholder: boolean,
): readonly string[] {
  const { hideNewsletter, reduced } = element as Element & Readonly<Record<'hideNewsletter' | 'reduced', unknown>>;
  if (!('origin-addition' in attributes) || hideNewsletter === true || reduced === true || isNamed(element)) return [];
  const example = '{"shop.company": "Example GmbH"}';
  const remedy = inPlaceholder
    ? `data-texts='${example}' on the placeholder`
    : `<script type="application/json" data-texts>${example}</script> inside <${tag}>`;
  return [
    'The text shop.company is not set, so the consents name the shop or the host of the page, not a company, as the ' +
      `sender. Set it to the name of your company with its legal form: ${remedy}.`,
  ];
}

function isNamed(element: Element): boolean {
  const company = parsed(jsonOf(element, 'data-texts').json)?.['shop.company'];
  return typeof company === 'string' && company.trim() !== '';
}

/** The JSON of a tag, by its keys. */
export function dataOf(element: Element): readonly Understood[] {
  return CHILD_DATA_MARKERS.flatMap((name) => {
    const { json, source } = jsonOf(element, name);
    return json.trim() ? [{ name, value: keysOf(json), source, refused: undefined }] : [];
  });
}

function jsonOf(element: Element, marker: ChildDataMarker): Pick<Understood, 'source'> & { readonly json: string } {
  const owner = lightDomOf(element);
  const script = Array.from(owner.children).find((child) => child.matches(`script[${marker}]`));
  return script
    ? { json: script.textContent, source: 'script inside' }
    : { json: owner.getAttribute(marker) ?? '', source: 'attribute' };
}

function keysOf(json: string): string {
  const data = parsed(json);
  return data ? inWords(Object.keys(data).join(', ')) || 'no keys' : 'not a JSON object, so it is ignored';
}

function parsed(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}
