import type { Site } from '../../src/embed/market/sites.ts';
import { footerContent } from '../index/page/footer-content.ts';
import { marketOf, textsOfShop, SHOP_NAME, type TextKey, textOf } from '../index/page/markets.ts';
import { basePriceOf, priceOf, type ProductId } from '../index/page/products.ts';
import { escapeHtml } from '../escape-html.ts';
import { attributeHtml, type Change, insertion } from './changes.ts';
import { attributesAt, type Element, insideOf } from './elements.ts';

/**
 * Writes a page of the demo's shop in the language of a site, as its script does.
 *
 * @param others values for the places in its texts, beside the shop's name
 */
export function siteTexts(
  elements: readonly Element[],
  site: Site,
  others: Readonly<Record<string, string>> = {},
): Change[] {
  const market = marketOf(site);
  const places = { shop: SHOP_NAME, ...others };
  const texts: Readonly<Record<string, (value: string) => string>> = {
    'data-footer': () => footerContent(site),
    'data-shop-texts': () => textsOfShop(site),
    'data-strip': () => market.promise,
    'data-text': (key) => textOf(market, key as TextKey, places),
    'data-price': (product) => priceOf(market, product as ProductId),
    'data-base-price': (product) => basePriceOf(market, product as ProductId),
  };
  const attributes: Readonly<Record<string, string>> = {
    'data-placeholder': 'placeholder',
    'data-label': 'aria-label',
  };
  return elements.flatMap((element): Change[] => {
    const language = element.tagName === 'html' ? element.sourceCodeLocation?.attrs?.['lang'] : undefined;
    return [
      ...element.attrs.flatMap(({ name, value }) => {
        const attribute = attributes[name];
        const text = texts[name];
        return [
          ...(attribute === undefined
            ? []
            : [insertion(attributesAt(element), attributeHtml(attribute, textOf(market, value as TextKey)))]),
          ...(text ? inside(element, text(value)) : []),
        ];
      }),
      ...(language ? [{ begin: language.startOffset, end: language.endOffset, html: `lang="${market.locale}"` }] : []),
    ];
  });
}

function inside(element: Element, text: string): Change[] {
  const place = insideOf(element);
  if (!place) return [];
  // No reference to a character is read in a script, but JSON has its own way to write one in ASCII.
  const isScript = element.tagName === 'script';
  return [{ ...place, html: isScript ? asciiJson(text) : escapeHtml(text) }];
}

/** JSON for a script, in ASCII: it means the same in every character set. */
export function asciiJson(json: string): string {
  return json.replaceAll(/[^ -;=-~]/gu, escapeJson);
}

function escapeJson(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
