import { DOCUMENTED } from '../../../widgets/documented.ts';
import type { DocumentedAttribute, DocumentedWidget } from '../../../src/embed/element/declare/documented.ts';

export const FIRST_TAG = 'shop-newsletter';

export function declarationOf(tag: string): DocumentedWidget {
  const found = DOCUMENTED.find((declaration) => declaration.tag === tag);
  if (found === undefined) throw new Error(`<${tag}> is not declared in widgets.`);
  return found;
}

/** `shop-footer` is the widget `footer` in placeholders and addresses. */
export function shortName(tag: string): string {
  return tag.replace(/^shop-/, '');
}

/** Whether a tag contains the sign-up: its fallback content is then a link to it. */
export function containsSignUp(tag: string): boolean {
  return 'shop-newsletter-submit' in declarationOf(tag).events;
}

export function attributesOf(tag: string): DocumentedWidget['attributes'] {
  return declarationOf(tag).attributes;
}

/** The attributes that show at once, below the site; the others are in a disclosure. */
const COMMON = ['reduced', 'checkout', 'hide-newsletter', 'page-header', 'heading-level', 'invalid-link'];

export function groupsOf(tag: string): Readonly<Record<'site' | 'common' | 'others', readonly Named[]>> {
  const entries = Object.entries(attributesOf(tag));
  return {
    site: entries.filter(([name]) => name === 'site'),
    common: entries.filter(([name]) => COMMON.includes(name)),
    others: entries.filter(([name]) => name !== 'site' && !COMMON.includes(name)),
  };
}

type Named = readonly [name: string, spec: DocumentedAttribute];
