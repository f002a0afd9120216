import { COMPANY, needsCompany, type State } from '../state/state.ts';
import { shortName } from '../state/tags.ts';
import { attributeJson, attributeText, scriptJson } from './escape.ts';
import { childrenOf, tagAttributes, textsData } from './parts.ts';

/** A start tag with more characters has an attribute per line. */
const LINE = 80;

/**
 * The tag with its attributes, the texts in it and the fallback content.
 *
 * @param pairs the attributes; without them those that are not for the whole page
 */
export function tagMarkup(state: State, pairs = tagAttributes(state)): string {
  const attributes = pairs.map(([name, value]) => written(name, value));
  return elementMarkup(state.tag, attributes, [...textsScript(state), ...childrenOf(state, 'slot')]);
}

/** The placeholder, which editors keep: all of it in `data-*` attributes. */
function placeholderMarkup(state: State): string {
  const texts = textsData(state);
  const attributes = [
    `data-shop-widget="${shortName(state.tag)}"`,
    ...tagAttributes(state).map(([name, value]) => written(`data-${name}`, value)),
    ...(texts === undefined ? [] : [`data-texts=${attributeJson(texts)}`]),
  ];
  return elementMarkup('div', attributes, childrenOf(state, 'data-slot'));
}

/** The tag or the placeholder, whichever is chosen, with what is still to do above it. */
export function widgetMarkup(state: State): string {
  const markup = state.as === 'placeholder' ? placeholderMarkup(state) : tagMarkup(state);
  return needsCompany(state) && !state.texts[COMPANY]?.trim() ? `${TO_DO}\n${markup}` : markup;
}

const TO_DO = `<!-- TO DO: set the text ${COMPANY}. The consents name your company as the sender. -->`;

function written(name: string, value: string): string {
  return value === '' ? name : `${name}=${attributeText(value)}`;
}

function textsScript(state: State): readonly string[] {
  const texts = textsData(state);
  return texts === undefined ? [] : [`<script type="application/json" data-texts>\n${scriptJson(texts)}\n</script>`];
}

/** An element, with a line per attribute if they are long, and a line per child. */
export function elementMarkup(name: string, attributes: readonly string[], children: readonly string[]): string {
  const oneLine = `<${[name, ...attributes].join(' ')}>`;
  const start = oneLine.length <= LINE ? oneLine : `<${[name, ...attributes].join('\n  ')}\n>`;
  if (children.length === 0) return `${start}</${name}>`;
  return `${start}\n${children.map(indented).join('\n')}\n</${name}>`;
}

/** Only line feeds end a line here: `^` would also match behind the other ends of lines that a text may hold. */
function indented(markup: string): string {
  return `  ${markup.replaceAll('\n', '\n  ')}`;
}
