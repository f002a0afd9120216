import * as fc from 'fast-check';
import { logIn, token } from '../../embed/session/session-page.ts';
import { expect, type HostPage, test } from '../../embed/support/host-page.ts';
import { countLeaks, expectNothingHeld } from '../../embed/support/leaks.ts';
import { beStaff } from '../../embed/support/staff.ts';
import { setAttribute } from '../../embed/support/tag.ts';

const FORMS = ['one', 'two'] as const;
const IDS = [...FORMS, 'footer', 'preview', 'session'] as const;
type Form = (typeof FORMS)[number];
type Id = (typeof IDS)[number];

const BODY = `<div id="left">
  <shop-newsletter id="one"></shop-newsletter><shop-newsletter id="two" site="HU"></shop-newsletter>
  <shop-footer id="footer" hide-newsletter></shop-footer><shop-preview id="preview"></shop-preview>
  <shop-session id="session"></shop-session></div><div id="right"></div>`;

/** What a visitor must find: the tags on the page, and the address in each form. */
interface Model {
  readonly onPage: Set<Id>;
  readonly typed: Map<Form, string>;
}

type Command = fc.AsyncCommand<Model, HostPage>;

const emailIn = (host: HostPage, form: Form) => host.page.locator(`#${form} input[name=email]`);

/** A step on a tag that is on the page, or on one that is not. */
function step(name: string, id: Id, onPage: boolean, run: (model: Model, host: HostPage) => Promise<unknown>): Command {
  return {
    check: (model) => model.onPage.has(id) === onPage,
    async run(model, host) {
      await run(model, host);
      for (const [form, address] of model.typed)
        if (model.onPage.has(form)) await expect(emailIn(host, form), name).toHaveValue(address);
      expect(host.console, name).toEqual([]);
      expect(host.pageErrors, name).toEqual([]);
    },
    toString: () => name,
  };
}

/** Appends a tag, which may be on the page already, to a part of the page. */
function append(host: HostPage, id: Id, place: string): Promise<void> {
  return host.page.evaluate(
    ([tag, to]) => {
      const { tags } = window as unknown as { tags: Map<string, Element> };
      document.getElementById(to)?.append(tags.get(tag) as Element);
    },
    [id, place] as const,
  );
}

/** The forms more often, since they have most to lose. */
const id = fc.constantFrom(...IDS, ...FORMS, ...FORMS);
const place = fc.constantFrom('left', 'right');
const attribute = fc.oneof(
  fc.tuple(fc.constant('site'), fc.constantFrom('DE', 'AT', 'CH_FR', 'PL', 'HU', 'TR', null)),
  fc.tuple(fc.constant('platform'), fc.constantFrom('CLASSIC', 'MATCH', null)),
  fc.tuple(fc.constant('heading-level'), fc.constantFrom('3', null)),
  fc.tuple(fc.constantFrom('invalid-link', 'reduced', 'spa'), fc.constantFrom('', null)),
);

const COMMANDS: fc.Arbitrary<Command>[] = [
  fc
    .tuple(id, attribute)
    .map(([tag, [name, value]]) =>
      step(`set ${name} of ${tag} to ${String(value)}`, tag, true, (_, { page }) =>
        setAttribute(page.locator(`#${tag}`), name, value),
      ),
    ),
  fc
    .tuple(id, place)
    .map(([tag, to]) => step(`move ${tag} to the ${to}`, tag, true, (_, host) => append(host, tag, to))),
  id.map((tag) =>
    step(`remove ${tag}`, tag, true, async ({ onPage }, { page }) => {
      onPage.delete(tag);
      await page.locator(`#${tag}`).evaluate((element) => element.remove());
    }),
  ),
  fc.tuple(id, place).map(([tag, to]) =>
    step(`insert ${tag} on the ${to}`, tag, false, async ({ onPage }, host) => {
      onPage.add(tag);
      await append(host, tag, to);
    }),
  ),
  fc.tuple(fc.constantFrom(...FORMS), fc.constantFrom('', 'anna', 'anna@example.com')).map(([form, address]) =>
    step(`type “${address}” into ${form}`, form, true, async ({ typed }, host) => {
      await emailIn(host, form).fill(address);
      typed.set(form, address);
    }),
  ),
  fc.constantFrom('visibilitychange', 'offline', 'online').map((type) =>
    step(`dispatch ${type}`, 'session', true, (_, { page }) =>
      page.evaluate((name) => {
        (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
      }, type),
    ),
  ),
];

test('tags that change, move and leave at random keep what was typed, and leak nothing', async ({ host, page }) => {
  test.setTimeout(0);
  await countLeaks(page);
  await logIn(page, token(-60, 3600));
  await beStaff(page);
  const sequences = fc.commands(COMMANDS, { maxCommands: 120, size: 'max' });
  const property = fc.asyncProperty(sequences, async (commands) => {
    host.console.length = 0;
    await host.open(BODY);
    await page.evaluate((ids) => {
      Object.assign(window, { tags: new Map(ids.map((name) => [name, document.getElementById(name)])) });
    }, IDS);
    await fc.asyncModelRun(
      () => ({ model: { onPage: new Set(IDS), typed: new Map<Form, string>() }, real: host }),
      commands,
    );
    await page.evaluate(() => document.querySelectorAll('#left > *, #right > *').forEach((tag) => tag.remove()));
    await expectNothingHeld(page);
  });
  await fc.assert(property, { numRuns: Number(process.env.FUZZ_RUNS ?? 10) });
});
