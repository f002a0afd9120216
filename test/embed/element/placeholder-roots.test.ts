import { expect, test } from '../support/host-page.ts';
import { signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute, TAGS } from '../support/tag.ts';

const LINK = '<a href="/subscribenewsletter">Newsletter</a>';

test('a placeholder keeps its nodes as the page has made them', async ({ host, page }) => {
  const json = '<script type="application/json" data-texts>{"newsletter.title": "Post"}</script>';
  await host.open(
    `<div data-shop-widget="newsletter">&nbsp;${json}Bare <!-- words --> text ${LINK}{"a": "lost"}</div>
    <div data-shop-widget="layout"><p data-slot="header">Head</p>Body<form slot="footer">Foot</form></div>
    <p data-shop-widget="footer"></p><span data-shop-widget="session">&nbsp;</span>`,
    { script: '' },
  );
  await page.evaluate(() => {
    const changes: string[] = [];
    const note = (records: MutationRecord[]) =>
      changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`));
    new MutationObserver(note).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { changes });
  });
  await host.addScript();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Post');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => page.locator('body').innerText()).toMatch(/^Head\s+Body\s+Foot$/);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});

test('what was typed stays while a library changes children and texts of a placeholder', async ({ host, page }) => {
  await host.open(`<div data-shop-widget="newsletter">${LINK}</div>`);
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const placeholder = page.locator('[data-shop-widget]');
  await field.fill('anna@example.com');
  await placeholder.evaluate((div) => {
    const link = div.firstElementChild as Element;
    div.insertBefore(document.createElement('p'), link).textContent = 'Before';
    div.removeChild(link);
  });
  await expect(page.getByText('Before')).toBeHidden();
  await placeholder.evaluate((div) => (div.textContent = 'Words'));
  await expect.poll(() => placeholder.innerText()).toBe('');
  await placeholder.evaluate((div) => {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = 'Translated';
    div.replaceChildren(font);
  });
  await expect(page.getByText('Translated')).toBeHidden();
  await placeholder.evaluate((div) => div.insertAdjacentHTML('beforeend', '<h2>Kopf</h2>'));
  await expect(page.getByText('Kopf')).toBeVisible();
  await expect(page.getByText('Translated')).toBeVisible();
  await expect(field).toHaveValue('anna@example.com');
  expect(host.console).toHaveLength(1);
});

test('the page hears the events of a placeholder’s element at the placeholder', async ({ host, page }) => {
  await host.open(`<script>
    const heard = [];
    for (const name of ['shop-ready', 'shop-newsletter-submit', 'shop-newsletter-success'])
      document.addEventListener(name, ({ type, target }) => heard.push(type + ' at ' + target.id));
    </script><div id="here" data-shop-widget="newsletter"></div>`);
  await signUp(page);
  await expect
    .poll(() => page.evaluate('heard'))
    .toEqual(['shop-ready at here', 'shop-newsletter-submit at here', 'shop-newsletter-success at here']);
});

test('the page can style every part of a placeholder’s element', async ({ host, page }) => {
  await host.open(TAGS.map((tag) => `<div data-shop-widget="${tag}"></div>`).join(''));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await signUp(page.locator('[data-shop-widget=shop-newsletter]'));
  const missing = await page.locator('[data-shop-widget]').evaluateAll((placeholders) =>
    placeholders.flatMap((placeholder) => {
      const element = placeholder.shadowRoot?.firstElementChild;
      const exported = (element?.getAttribute('exportparts') ?? '').split(',');
      const parts = Array.from(element?.shadowRoot?.querySelectorAll('[part]') ?? [], (inner) => [...inner.part]);
      return parts.flat().filter((part) => !exported.includes(part));
    }),
  );
  expect(missing).toEqual([]);
  await page.addStyleTag({ content: '[data-shop-widget]::part(result) { color: rgb(1, 2, 3) }' });
  await expect(page.locator('[data-shop-widget=shop-newsletter] [part=result]')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('a placeholder whose kind changes shows that widget alone', async ({ host, page }) => {
  await host.open(
    `<div data-shop-widget="newsletter" data-site="AT">${LINK}</div>
    <ul><li data-shop-widget="newsletter">${LINK}</li></ul>`,
  );
  await expect(rootOf(page)).toHaveCount(2);
  for (const placeholder of await page.locator('[data-shop-widget]').all()) {
    await setAttribute(placeholder, 'data-shop-widget', 'layout');
  }
  await expect(rootOf(page, 'shop-layout')).toHaveCount(2);
  await expect(rootOf(page)).toHaveCount(0);
  for (const link of await page.getByRole('link', { name: 'Newsletter' }).all()) await expect(link).toBeVisible();
  await setAttribute(page.locator('div[data-shop-widget]'), 'data-shop-widget', 'newsletter');
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-AT');
  expect(host.console).toEqual([]);
});

test('a div that is no placeholder any more shows its children alone, and those that come', async ({ host, page }) => {
  await host.open(
    `<div id="box" data-shop-widget="newsletter">${LINK}</div><ul><li id="item" data-shop-widget="newsletter">${LINK}</li></ul>`,
  );
  await expect(rootOf(page)).toHaveCount(2);
  const [box, item] = [page.locator('#box'), page.locator('#item')];
  for (const placeholder of [box, item]) await setAttribute(placeholder, 'data-shop-widget', null);
  await expect(page.locator('shop-newsletter')).toHaveCount(0);
  await box.evaluate((node) => node.append('Late'));
  await expect.poll(() => box.innerText()).toBe('NewsletterLate');
  await expect.poll(() => item.innerText()).toBe('Newsletter');
  await setAttribute(box, 'data-shop-widget', 'newsletter');
  await expect(rootOf(page)).toHaveCount(1);
  await expect(box.getByText('Newsletter', { exact: true })).toBeHidden();
  expect(host.console).toEqual([]);
});

test('where an element cannot have a shadow root, or has one, the tag is its child', async ({ host, page }) => {
  await host.open(
    `<table><tr><td data-shop-widget="newsletter">${LINK}</td></tr></table>
    <ul><li data-shop-widget="newsletter">Bare text</li></ul><a data-shop-widget="newsletter"></a>
    <div data-shop-widget="newsletter"><template shadowrootmode="open">Own<slot></slot></template></div>
    <own-box data-shop-widget="newsletter">${LINK}</own-box>
    <script>customElements.define('own-box', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>' }
    })</script>`,
  );
  await expect(rootOf(page)).toHaveCount(5);
  const parents = page
    .locator('shop-newsletter')
    .evaluateAll((tags) => tags.map((tag) => tag.parentElement?.localName));
  expect(await parents).toEqual(['td', 'li', 'a', 'div', 'own-box']);
  for (const text of await page.getByText(/^(?:Newsletter|Bare text)$/).all()) await expect(text).toBeHidden();
  expect(host.console).toEqual([]);
});

test('an element that somebody has moved or taken out of its placeholder is not doubled', async ({ host, page }) => {
  await host.open(
    `<div data-shop-widget="newsletter">${LINK}</div><ul><li data-shop-widget="newsletter"></li></ul><p id="other"></p>`,
  );
  await expect(rootOf(page)).toHaveCount(2);
  const placeholders = page.locator('[data-shop-widget]');
  await placeholders.evaluateAll(([div, item]) => {
    div?.shadowRoot?.firstElementChild?.remove();
    document.getElementById('other')?.append(item?.firstElementChild as Element);
  });
  for (const placeholder of await placeholders.all()) await setAttribute(placeholder, 'data-heading-level', '3');
  await expect(rootOf(page).locator('h3')).toBeVisible();
  await expect(page.locator('#other shop-newsletter')).toHaveCount(1);
});

test('a placeholder that cannot be filled leaves the others filled', async ({ host, page }) => {
  const own = `<script>const { createElement } = Document.prototype;
    Document.prototype.createElement = function (name) {
      if (name === 'shop-footer') throw new Error('Not here');
      return createElement.apply(this, arguments);
    }</script>`;
  await host.open(
    `${own}<div data-shop-widget="footer">${LINK}</div><div data-shop-widget="newsletter" data-heading-level="3"></div>`,
  );
  await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newsletter' })).toBeVisible();
  expect(host.pageErrors).toEqual([]);
  expect(host.console).toEqual([
    'error: [shop-widgets] A placeholder of <shop-footer> could not be filled: Error: Not here',
  ]);
});

for (const tag of TAGS.map((name) => name.replace('shop-', '')))
  test(`5,000 nested placeholders of ${tag} neither crash the page nor hide text @sweep`, async ({ host, page }) => {
    const open = `<div data-shop-widget="${tag}">`;
    await host.open(
      `<p id="first">First</p>${open.repeat(5000)}${LINK}${'</div>'.repeat(5000)}<shop-footer></shop-footer>`,
    );
    await expect(page.getByRole('contentinfo').last()).toBeVisible();
    await expect(page.locator('#first')).toBeVisible();
    expect(await page.locator(`shop-${tag}`).count()).toBeLessThanOrEqual(5);
    expect(host.console.join()).toContain('inside more than three others');
  });
