import { describe, expect, it } from 'vitest';
import { settingsFromQuery } from './settings/settings.ts';
import { snippetFor } from './snippet.ts';

describe('the snippet', () => {
  it('has the script, a closing tag and the fallback link', () => {
    expect(snippetFor(new Map())).toBe(`<script src="/shop-widgets.js" defer></script>

<shop-newsletter>
  <a href="/subscribenewsletter">Zur Newsletter-Anmeldung</a>
</shop-newsletter>`);
  });

  it('contains the attributes that differ from the default, and texts in the language of the site', () => {
    const snippet = snippetFor(settingsFromQuery('?site=TR&platform=CLASSIC&invalid-link&heading-level=3'));
    expect(snippet).toContain('<shop-newsletter site="TR" platform="CLASSIC" invalid-link heading-level="3">');
    expect(snippet).toContain('>E-bültenimize abone olun</a>');
  });

  it('escapes typed values', () => {
    expect(snippetFor(new Map([['origin', 'a"b<c&d']]))).toContain('origin="a&quot;b&lt;c&amp;d"');
  });
});
