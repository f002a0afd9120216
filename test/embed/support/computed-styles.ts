import { expect, type Locator } from '@playwright/test';

/** The computed styles of every element of a widget's tree, in the order of the tree. */
export type Snapshot = ReadonlyArray<Readonly<Record<string, string>>>;

/** Inherited from the page on purpose. */
const PASSED_ON = ['font-family'];

/** Records every computed property of every element inside a tag. */
export async function computedStyles(tag: Locator): Promise<Snapshot> {
  // Chromium tells other margins of what is around a picture once that has come.
  for (const picture of await tag.locator('img').all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  // One text reaches the test much faster than its thousands of values.
  const text = await tag.evaluate((host, skipped) => {
    const root = host.shadowRoot?.querySelector('[part=root]');
    const elements = root ? [root, ...root.querySelectorAll('*')] : [];
    const styles = elements.map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      const entries = Array.from(style, (property) => [property, style.getPropertyValue(property)] as const);
      return { element: name, ...Object.fromEntries(entries.filter(([property]) => !skipped.includes(property))) };
    });
    return JSON.stringify(styles);
  }, PASSED_ON);
  return JSON.parse(text) as Snapshot;
}

/** The differences between two snapshots, in a readable form. */
export function differences(one: Snapshot, other: Snapshot): string[] {
  if (one.length !== other.length) return [`${one.length} elements, ${other.length} elements`];
  return one.flatMap((styles, index) =>
    Object.entries(styles)
      .filter(([property, value]) => other[index]?.[property] !== value)
      .map(([property, value]) => `${styles.element ?? ''} ${property}: ${value} | ${other[index]?.[property] ?? ''}`),
  );
}
