import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maskAddress, maskText } from '../src/debug/mask.ts';
import { failureDetail } from '../src/embed/element/declare/common-events.ts';
import type { WidgetDeclaration } from '../src/embed/element/declare/declaration.ts';
import { LightDom } from '../src/embed/element/light-dom/light-dom.ts';
import { fillPlaceholders } from '../src/embed/element/light-dom/placeholders.ts';
import { AttributeReader } from '../src/embed/element/run/attribute-reader.ts';
import { LOCALE_TEXTS } from '../src/embed/i18n/locales.ts';
import { MOST } from '../src/embed/i18n/text-overrides.ts';
import { TextsProvider } from '../src/embed/i18n/texts-provider.tsx';
import { createTexts } from '../src/embed/i18n/texts.ts';
import { countSteps } from '../test/support/counted-patterns.ts';
import { filled, FILLINGS } from '../test/support/fillings.ts';
import { builtInContent } from './footer/content/built-in.ts';
import { mergeContent } from './footer/content/merge-content.ts';
import { footerDeclaration } from './footer/declaration.ts';
import { LinkGroups } from './footer/sections/link-groups.tsx';
import { viewTarget } from './footer/view-link-rules.ts';
import { layoutDeclaration } from './layout/declaration.ts';
import { newsletterDeclaration } from './newsletter/declaration.ts';
import { splitLinks } from './newsletter/rules/split-links.ts';
import { previewDeclaration } from './preview/declaration.ts';
import { settingsIn } from './preview/shared-link-rules.ts';
import { sessionDeclaration } from './session/declaration.ts';

/** At a nanosecond for a step, a million characters take 50 ms. */
const STEPS_PER_CHARACTER = 50;

const MILLION = 1_000_000;

const CASES = Object.entries(FILLINGS);

/** Runs an action, and tells how many steps it takes for each character. */
function costOf(characters: number, act: () => void): number {
  return countSteps(characters * STEPS_PER_CHARACTER, act) / characters;
}

const DECLARATIONS: ReadonlyArray<WidgetDeclaration> = [
  newsletterDeclaration,
  footerDeclaration,
  previewDeclaration,
  sessionDeclaration,
  layoutDeclaration,
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => document.body.replaceChildren());

const ATTRIBUTES = DECLARATIONS.flatMap(({ tag, attributes }) =>
  Object.keys(attributes).map((name) => [tag, name, attributes] as const),
);

it.each(ATTRIBUTES)('<%s %s> costs little, whatever it holds', (tag, name, attributes) => {
  const placeholder = document.createElement('div');
  placeholder.dataset.shopWidget = tag;
  const host = placeholder.appendChild(document.createElement(`costs-${tag}-${name}`));
  const reader = new AttributeReader(host, attributes);
  for (const [, filling] of CASES) {
    host.setAttribute(name, filled(filling, MILLION));
    expect(
      costOf(MILLION, () => {
        reader.read(name);
        reader.readForPage(name);
      }),
    ).toBeLessThan(STEPS_PER_CHARACTER);
  }
});

it.each(CASES)('the name of a placeholder of %s costs little', (_, filling) => {
  document.body.append(document.createElement('div'));
  document.body.firstElementChild?.setAttribute('data-shop-widget', filled(filling, MILLION));
  expect(costOf(MILLION, () => fillPlaceholders(DECLARATIONS))).toBeLessThan(STEPS_PER_CHARACTER);
});

it.each(CASES)('a message of %s costs little, in an event and in the diagnosis', (_, filling) => {
  const text = filled(filling, MILLION);
  expect(costOf(MILLION, () => failureDetail('shop-footer', new Error(text)))).toBeLessThan(STEPS_PER_CHARACTER);
  expect(costOf(MILLION, () => maskText(text, ['secret-1']))).toBeLessThan(STEPS_PER_CHARACTER);
  expect(costOf(MILLION, () => maskText(`https://shop.example/${text}`))).toBeLessThan(STEPS_PER_CHARACTER);
});

it.each(CASES)('a page address of %s costs little', (_, filling) => {
  const query = filled(filling, MILLION);
  const address = `https://shop.example/?${query}&shop-preview-time=${query}`;
  expect(costOf(MILLION, () => maskAddress(address, 'https://shop.example'))).toBeLessThan(STEPS_PER_CHARACTER);
  expect(costOf(MILLION, () => settingsIn(address))).toBeLessThan(STEPS_PER_CHARACTER);
  expect(costOf(MILLION, () => viewTarget('?view=mobile', `?${query}`))).toBeLessThan(STEPS_PER_CHARACTER);
});

const TEXT_KEYS = Object.keys(LOCALE_TEXTS['de-DE']);

it.each(CASES)('texts of %s cost little, at their limit and above it', (_, filling) => {
  for (const size of [MOST.characters, MILLION / 10]) {
    const name = filled(filling, MOST.charactersOfName);
    const many = filled(filling, size);
    const few = filled(filling, MOST.places * filling.length).padEnd(size, 'a{');
    for (const text of [many, few]) {
      const texts = Object.fromEntries(TEXT_KEYS.map((key) => [key, key.startsWith('shop.') ? name : text]));
      expect(
        costOf(size * TEXT_KEYS.length, () => {
          const { t } = createTexts('de-DE', texts);
          for (const key of TEXT_KEYS) splitLinks(t(key as 'shop.name'));
        }),
      ).toBeLessThan(STEPS_PER_CHARACTER);
    }
  }
});

it.each(CASES)('content of %s costs little', (_, filling) => {
  const size = MILLION / 10;
  const text = filled(filling, size);
  const link = { url: text, text };
  const given = {
    [text]: text,
    headline: text,
    viewChanger: link,
    teaser: {
      groups: [
        { heading: { iconName: text, link }, introductoryText: text, links: [{ link, validFrom: text }] },
        { heading: { link: { url: '/a', text } }, introductoryText: text },
      ],
    },
  };
  expect(
    costOf(size * 10, () => {
      const { content } = mergeContent(builtInContent('DE'), given);
      renderToStaticMarkup(
        <TextsProvider locale="de-DE">
          <LinkGroups groups={content.teaser?.groups ?? []} folding={false} level={3} />
        </TextsProvider>,
      );
    }),
  ).toBeLessThan(STEPS_PER_CHARACTER);
});

it.each([
  ['whole JSON', '<p>{"a"}</p>'],
  ['JSON that does not end', '<p>{"a"</p>'],
  ['JSON that does not end, before a heading', '<p>{"a"</p><h2>b</h2>'],
  ['lines', '<p>a<br></p>'],
  ['texts', '{"a"}<br>'],
])('children of %s are read once or twice', (_, html) => {
  const placeholder = document.createElement('div');
  placeholder.dataset.shopWidget = 'newsletter';
  placeholder.innerHTML = html.repeat(2000);
  const children = placeholder.childNodes.length;
  const host = document.createElement('costs-host');
  placeholder.attachShadow({ mode: 'open' }).append(host);
  const readText = vi.spyOn(Node.prototype, 'textContent', 'get');
  const light = new LightDom(host, newsletterDeclaration, () => undefined);
  expect(costOf(placeholder.innerHTML.length, () => light.watch())).toBeLessThan(STEPS_PER_CHARACTER);
  light.stop();
  expect(readText.mock.calls.length).toBeLessThanOrEqual(4 * children);
});

it.each(CASES)('a child of %s costs little', (_, filling) => {
  const host = document.createElement('costs-host');
  const text = filled(filling, MILLION);
  host.append(text, document.createElement('p'));
  host.firstElementChild?.append(` ${filling.repeat(MILLION / filling.length)} x`);
  const light = new LightDom(host, newsletterDeclaration, () => undefined);
  expect(costOf(2 * MILLION, () => light.watch())).toBeLessThan(STEPS_PER_CHARACTER);
  light.stop();
});
