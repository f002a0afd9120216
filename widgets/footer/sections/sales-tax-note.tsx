import { memo } from 'react';
import { keepEdgeSpaces } from '../../../src/embed/i18n/edge-spaces.ts';
import type { FooterContent } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { spaceBefore } from '../section-rules.ts';

/** The note on taxes and shipping costs: a sentence that contains a link. */
export const SalesTaxNote = memo(function SalesTaxNote({ note }: { readonly note: FooterContent['salesTax'] }) {
  if (!note) return null;
  const { textBeforeLink: before, link, textAfterLink: after } = note;
  if (before === undefined && link === undefined && after === undefined) return null;
  // The spaces are inside the spans: browsers' translators break React when there are bare text nodes beside elements.
  return (
    <p className="footer-tax" part="tax">
      {before !== undefined && <span>{keepEdgeSpaces(`${before} `)}</span>}
      {link && (
        <PageLink url={link.url} className="footer-legal-link">
          <span>{link.text}</span>
        </PageLink>
      )}
      {after !== undefined && <span>{keepEdgeSpaces(`${spaceBefore(after)}${after}`)}</span>}
    </p>
  );
});
