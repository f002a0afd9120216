import { marketOf, SHOP_NAME, type TextKey, textOf } from '../index/page/markets.ts';
import { attributeHtml, type Change, insertion, textHtml } from './changes.ts';
import { attributeOf, attributesAt, type Element, insideOf } from './elements.ts';

/** Writes the demo page in the language of a site, as its script does when the site changes. */
export function siteTexts(elements: readonly Element[], site: string | undefined): Change[] {
  const market = marketOf(site);
  const places = { shop: SHOP_NAME };
  return elements.flatMap((element): Change[] => {
    const key = (name: string): TextKey | undefined => attributeOf(element, name) as TextKey | undefined;
    const [text, placeholder, label] = [key('data-text'), key('data-placeholder'), key('data-label')];
    const at = attributesAt(element);
    const language = element.sourceCodeLocation?.attrs?.['lang'];
    return [
      ...(placeholder ? [insertion(at, attributeHtml('placeholder', textOf(market, placeholder)))] : []),
      ...(label ? [insertion(at, attributeHtml('aria-label', textOf(market, label)))] : []),
      ...(text ? inside(element, textOf(market, text, places)) : []),
      ...(attributeOf(element, 'data-strip') === undefined ? [] : inside(element, market.promise)),
      ...(element.tagName === 'title' ? inside(element, textOf(market, 'title', places)) : []),
      ...(element.tagName === 'html' && language
        ? [{ begin: language.startOffset, end: language.endOffset, html: `lang="${market.locale}"` }]
        : []),
    ];
  });
}

function inside(element: Element, text: string): Change[] {
  const place = insideOf(element);
  return place ? [{ ...place, html: textHtml(text) }] : [];
}
