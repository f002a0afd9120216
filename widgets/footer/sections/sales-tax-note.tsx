import type { FooterContent } from '../content/content-schema.ts';
import { PageLink } from '../page-link.tsx';
import { spaceBefore } from '../visible-content-rules.ts';

/** The note on taxes and shipping costs: a sentence with a link in it. */
export function SalesTaxNote({ note }: { readonly note: FooterContent['salesTax'] }) {
  if (!note) return null;
  const { textBeforeLink: before, link, textAfterLink: after } = note;
  if (before === undefined && link === undefined && after === undefined) return null;
  // The blanks are part of the words: a bare text beside an element is what translators in browsers trip over.
  return (
    <p className="footer-tax" part="tax">
      {before !== undefined && <span>{`${before} `}</span>}
      {link && (
        <PageLink url={link.url} className="footer-legal-link">
          <span>{link.text}</span>
        </PageLink>
      )}
      {after !== undefined && <span>{`${spaceBefore(after)}${after}`}</span>}
    </p>
  );
}
