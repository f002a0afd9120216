// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CHOICES, cleaned, DEFAULT_STATE, type State, withBases } from '../state/state.ts';
import { tagMarkup, widgetMarkup } from './markup.ts';
import { type Release, scriptMarkup } from './script.ts';

const RELEASE: Release = {
  folder: 'https://demo.example/folder/',
  version: '1.2.3',
  files: {
    'shop-widgets.js': { integrity: 'sha384-all' },
    'modules/shop-widgets.ch-fr.js': { integrity: 'sha384-fr', preload: ['modules/react-abc.js'] },
    'modules/react-abc.js': { integrity: 'sha384-react' },
  },
};

const ofTag = (tag: string): State => ({ ...DEFAULT_STATE, tag });

it.each(CHOICES.as)('the markup of a %s says to set company and goods until they are set', (as) => {
  const ofState = (tag: string, rest: Partial<State> = {}): string =>
    widgetMarkup(cleaned({ ...ofTag(tag), as, ...rest }));
  const toDo =
    /^<!-- TO DO: set the text shop\.company\. [^-]* -->\n<!-- TO DO: set the text shop\.goods\. [^-]* -->\n</;
  expect(ofState('shop-newsletter')).toMatch(toDo);
  expect(ofState('shop-footer', { texts: { 'shop.company': ' ' } })).toMatch(toDo);
  const set = ofState('shop-footer', { texts: { 'shop.company': 'Bohne GmbH', 'shop.goods': 'Kaffee' } });
  for (const other of [
    set,
    ofState('shop-layout'),
    ofState('shop-footer', { attributes: { reduced: '' } }),
    ofState('shop-footer', { attributes: { 'hide-newsletter': '' } }),
  ])
    expect(other).not.toContain('TO DO');
});

describe('the script tag', () => {
  it('is pinned to the one script and its version', () => {
    expect(scriptMarkup({ ...DEFAULT_STATE, attributes: { site: 'CH_FR' } }, RELEASE)).toBe(`<script
  src="https://demo.example/folder/shop-widgets.js?v=1.2.3"
  integrity="sha384-all"
  crossorigin="anonymous"
  defer
></script>`);
  });

  it('is pinned to the modules of the site, without a query, below the links of their chunks', () => {
    expect(scriptMarkup({ ...DEFAULT_STATE, attributes: { site: 'CH_FR' }, script: 'modules' }, RELEASE)).toBe(`<link
  rel="modulepreload"
  href="https://demo.example/folder/modules/react-abc.js"
  integrity="sha384-react"
  crossorigin="anonymous"
/>
<script
  type="module"
  src="https://demo.example/folder/modules/shop-widgets.ch-fr.js"
  integrity="sha384-fr"
  crossorigin="anonymous"
></script>`);
  });

  it('points service-base, link-base and image-base to the server, or to the script’s origin if it is invalid', () => {
    const markup = (server: string): string => {
      const state = withBases({ ...DEFAULT_STATE, server }, 'https://demo.example');
      return scriptMarkup(state, RELEASE) + widgetMarkup(state);
    };
    for (const [given, server] of [
      ['', 'https://demo.example'],
      ['not an address', 'https://demo.example'],
      [' https://shop.example/start ', 'https://shop.example'],
    ] as const) {
      expect(markup(given)).toContain(`data-service-base="${server}"`);
      expect(markup(given)).toContain(`link-base="${server}"`);
      expect(markup(given)).toContain(`image-base="${server}/static/newsletter/"`);
    }
  });

  it('contains service-base and api-key, which a tag must not contain', () => {
    const state = cleaned({
      ...DEFAULT_STATE,
      attributes: { 'service-base': 'https://api.example', 'api-key': 'k"' },
    });
    const markup = scriptMarkup(state, RELEASE);
    expect(markup).toContain('data-service-base="https://api.example"');
    expect(markup).toContain('data-api-key="k&quot;"');
    expect(tagMarkup(state)).not.toMatch(/service-base|api-key/);
  });

  it('contains what a placeholder cannot set', () => {
    const texts = { 'shop.company': 'Bohne GmbH', 'newsletter.title': 'Post' };
    const state = cleaned({ ...DEFAULT_STATE, as: 'placeholder', attributes: { site: 'AT', offer: 'none' }, texts });
    expect(widgetMarkup(state)).toMatch(
      /^<div data-shop-widget="newsletter"\s+data-texts='\{"newsletter.title":"Post"\}'>/m,
    );
    expect(scriptMarkup(state, RELEASE)).toContain(
      `data-site="AT"\n  data-offer="none"\n  data-texts='{"shop.company":"Bohne GmbH"}'`,
    );
  });

  it('lists the origins of a placeholder, not of a tag, in data-service-origins', () => {
    const given = {
      ...ofTag('shop-footer'),
      attributes: {
        'content-src': 'https://cms.example/a.json',
        'image-base': 'https://img.example/a/',
        'link-base': 'https://cms.example',
      },
    };
    const markup = (as: State['as']): string => scriptMarkup(cleaned({ ...given, as }), RELEASE);
    expect(markup('placeholder')).toContain('data-service-origins="https://cms.example https://img.example"');
    expect(markup('tag')).not.toContain('data-service-origins');
  });
});
