import type { Intent, WalkModel } from './model.ts';
import { changeState, clickTwice, moveTag } from './page/actions.ts';
import type { Seen } from './page/page-kit.ts';
import type { Step } from './steps.ts';
import type { WalkDriver } from './walk-page.ts';

/** What a step has done; `undefined` when it was not possible. */
type Done = (Intent & { readonly seen?: Seen }) | undefined;

type Act<Kind extends Step['do']> = (
  step: Extract<Step, { do: Kind }>,
  model: WalkModel,
  driver: WalkDriver,
) => Promise<Done>;

/** Something that was expected did not happen. */
class WalkError extends Error {
  override readonly name = 'WalkError';
}

/** Whether the page has what a step needs. */
export function isPossible(step: Step, { tags }: Seen): boolean {
  if ('form' in step) return tags[step.form]?.form !== undefined;
  if (step.do === 'insert') return tags[step.tag] === undefined;
  if (step.do === 'move' || step.do === 'remove' || step.do === 'click') return tags[step.tag] !== undefined;
  return true;
}

/**
 * Takes a step and judges what can be seen after it.
 *
 * @throws WalkError if something is wrong
 */
export async function takeStep(step: Step, model: WalkModel, driver: WalkDriver): Promise<void> {
  const act = ACTS[step.do] as Act<Step['do']>;
  const done = await act(step, model, driver);
  const seen = done?.seen ?? (await driver.look());
  const wrong = model.judge(step, done ?? {}, seen);
  if (Object.keys(seen.tags).length === 0) wrong.push(...(await driver.held()).map((what) => `still held: ${what}`));
  if (wrong.length > 0) throw new WalkError(wrong.join('; '));
}

/** How the page, or a visitor, does each step. */
const ACTS: { readonly [Kind in Step['do']]: Act<Kind> } = {
  async 'set attribute'({ tag, name, value }, _model, driver) {
    return {
      seen: await driver.act(
        ({ walk }, [of, key, to]) => {
          if (to === null) walk.tags[of].removeAttribute(key);
          else walk.tags[of].setAttribute(key, to);
        },
        [tag, name, value] as const,
      ),
    };
  },
  async move({ tag, to, by }, _model, driver) {
    return { seen: await driver.act(moveTag, [tag, to, by] as const) };
  },
  async remove({ tag }, _model, driver) {
    return { seen: await driver.act(({ walk }, name) => walk.tags[name].remove(), tag) };
  },
  async insert({ tag, to, anew }, model, driver) {
    if (anew && (tag === 'one' || tag === 'two' || tag === 'footer')) model.forget(tag);
    return {
      seen: await driver.act(
        ({ walk }, [name, place, isNew]) => {
          if (isNew) walk.renew(name);
          document.getElementById(place)?.append(walk.tags[name]);
        },
        [tag, to, anew] as const,
      ),
    };
  },
  async 'remove all tags, and insert them anew'(_step, model, driver) {
    for (const form of ['one', 'two', 'footer'] as const) model.forget(form);
    await driver.act(({ walk }) => Object.values(walk.tags).forEach((tag) => tag.remove()), undefined);
    const held = await driver.held();
    if (held.length > 0) throw new WalkError(`still held without a tag: ${held.join(', ')}`);
    return { seen: await driver.insertAll() };
  },
  async type({ form, field, text }, model, driver) {
    const value = model.valueOf(form, field);
    if ((await driver.click(form, `[name="${field}"]`)) === undefined) return undefined;
    await driver.page.keyboard.press('End');
    await driver.page.keyboard.insertText(text);
    model.note(form, field, value + text);
    return { inside: true };
  },
  async clear({ form, field }, model, driver) {
    if ((await driver.click(form, `[name="${field}"]`)) === undefined) return undefined;
    await driver.page.keyboard.press('Control+A');
    await driver.page.keyboard.press('Delete');
    model.note(form, field, '');
    return { inside: true };
  },
  async tick({ form, box }, model, driver) {
    if ((await driver.click(form, `[id$="${box}"]`)) === undefined) return undefined;
    model.note(form, box, model.valueOf(form, box) === '' ? 'yes' : '');
    return { inside: true };
  },
  async submit({ form, by }, _model, driver) {
    const selector = SUBMIT[by];
    if (by === 'two clicks at once') {
      if (!(await driver.aim(form, selector))) return undefined;
      const seen = await driver.act(clickTwice, form);
      return { inside: true, submitted: form, seen };
    }
    if ((await driver.click(form, selector)) === undefined) return undefined;
    if (by === 'Enter') await driver.page.keyboard.press('Enter');
    return { inside: true, submitted: form };
  },
  async click({ tag, index }, _model, driver) {
    const name = await driver.click(tag, ':is(a[href], button, input):not(.offer *)', index);
    return name === undefined ? undefined : { inside: true, staff: true };
  },
  async press({ key }, { seen }, driver) {
    const isInside = seen.focus !== '' && seen.focus !== 'page';
    const acts = ['Enter', 'Space', 'ArrowDown', 'ArrowUp'].includes(key);
    if (acts && (!isInside || seen.inForm)) return undefined;
    await driver.page.keyboard.press(key);
    // From a dialog, Tab may lead to the browser's own controls.
    const mayLeave = key.endsWith('Tab') && seen.dialog;
    return { inside: isInside && !mayLeave, staff: true };
  },
  async service({ name, mode }, model, driver) {
    if (name === 'signUp') model.signUpMode = mode;
    return {
      seen: await driver.act(
        ({ walkServices }, [service, to]) => {
          walkServices.modes[service] = to;
        },
        [name, mode] as const,
      ),
    };
  },
  async 'answer what waits'(_step, { seen }, driver) {
    if (seen.waiting === 0) return undefined;
    return {
      inside: hadFocus(seen),
      seen: await driver.act(({ walkServices }) => walkServices.answer(), undefined),
    };
  },
  async cookie({ name, set }, _model, driver) {
    return {
      seen: await driver.act(
        ({ walkServices }, [cookie, isSet]) => {
          if (isSet && cookie === 'LoginToken') walkServices.logIn();
          else document.cookie = `${cookie}=secret; path=/; ${isSet ? '' : 'max-age=0'}`;
        },
        [name, set] as const,
      ),
    };
  },
  async 'page is'({ state }, _model, driver) {
    return { seen: await driver.act(changeState, state) };
  },
  async time({ seconds }, { seen }, driver) {
    const now = await driver.act(({ walkRest }, amount) => walkRest.pass(amount * 1000), seconds);
    return { inside: hadFocus(seen), seconds, seen: now };
  },
};

const SUBMIT = {
  click: 'form [type=submit]',
  'two clicks at once': 'form [type=submit]',
  Enter: '[name="email"]',
  retry: '.offer [role=alert] button',
} as const;

function hadFocus({ focus }: Seen): boolean {
  return focus !== '' && focus !== 'page';
}
