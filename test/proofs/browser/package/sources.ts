import { snippetsIn } from '../../../support/snippets.ts';

/** The code of a guide. */
function ofGuide(language: string, file: string): string {
  const [snippet] = snippetsIn(language, [file]);
  if (!snippet) throw new Error(`${file} has no block of ${language}.`);
  return snippet.code;
}

/** What an application writes. The compiler accepts all of it, and refuses each line after `@ts-expect-error`. */
export const SOURCES: Readonly<Record<string, string>> = {
  'styles.d.ts': "declare module '*.css' {}\n",
  'guide.tsx': ofGuide('tsx', 'ui-elements.md'),
  'typescript.ts': ofGuide('ts', 'typescript.md'),
  'newsletter.tsx': ofGuide('tsx', 'react.md'),
  'page.tsx': `
    import { Newsletter } from './newsletter.js';
    export const page = <Newsletter site="AT" onSuccess={({ detail }) => detail.origin.trim()} />;
    // @ts-expect-error -- no event contains the address
    export const other = <Newsletter onSuccess={({ detail }) => detail.email} />;`,
  'elements.ts': `
    import type { Locale, ShopFooter, Site } from 'shop-widgets';
    const newsletter = document.createElement('shop-newsletter');
    const site: Site = newsletter.site;
    newsletter.site = 'CH_FR';
    const level: number = newsletter.headingLevel;
    document.body.addEventListener('shop-ready', ({ detail }) => {
      const locale: Locale = detail.locale;
      newsletter.apiKey = locale;
    });
    document.addEventListener('shop-newsletter-error', ({ detail }) => detail.result === 'ERROR_INVALID_EMAIL');
    const footer: ShopFooter | null = document.querySelector('shop-footer');
    if (footer) footer.pageHeader = ['NO_HEADER'];
    // @ts-expect-error -- not a site
    newsletter.site = 'UK';
    // @ts-expect-error -- not a property
    newsletter.colour = 'red';
    // @ts-expect-error -- no event contains the address
    document.addEventListener('shop-newsletter-success', ({ detail }) => detail.email);
    export { level, site };`,
  'tags.tsx': `
    import type {} from 'shop-widgets/react';
    export const Page = () => (
      <shop-layout page-header="NO_HEADER" id="frame" className="x">
        <shop-newsletter
          site="AT"
          heading-level={3}
          ref={(element) => { if (element) element.site = null; }}
          onshop-newsletter-success={({ detail }) => detail.origin.length}
        >
          <a href="/subscribenewsletter">Newsletter</a>
        </shop-newsletter>
        <shop-footer slot="footer" reduced={false} />
      </shop-layout>
    );
    // @ts-expect-error -- not a site
    export const x = <shop-footer site="UK" />;`,
  'lazy.ts': "export const loading: Promise<object> = import('shop-widgets/modules/shop-widgets.at.js');",
  'server.ts': `
    import { prerender, type PrerenderOptions } from 'shop-widgets/prerender';
    const options: PrerenderOptions = { attributes: { site: 'AT', reduced: true, id: null } };
    export const html: string = prerender({ tag: 'shop-footer', ...options, texts: {}, now: new Date(), page: 'https://shop.example/' });
    // @ts-expect-error -- not a tag
    prerender({ tag: 'shop-nothing' });`,
  'main.tsx': `
    import { useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { Button, UiRoot } from 'shop-widgets/ui';
    import { deDE } from 'shop-widgets/ui/labels/de-DE';
    import 'shop-widgets/ui/base.css';
    import 'shop-widgets/ui/button.css';
    import 'shop-widgets/react';
    import 'shop-widgets';
    function Counter() {
      const [count, setCount] = useState(0);
      return <UiRoot labels={deDE}><Button onClick={() => setCount(count + 1)}>{'Kaufen ' + count}</Button></UiRoot>;
    }
    createRoot(document.body).render(<Counter />);`,
};
