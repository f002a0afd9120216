import type { Site } from '../../../../src/embed/market/sites.ts';
import type { FormValues } from '../../../../widgets/newsletter/rules/form-values.ts';
import { checkSignUp } from '../../../../widgets/newsletter/rules/validation.ts';
import type { Mode } from './page/fake-services.ts';
import type { Seen, ShownValues } from './page/page-kit.ts';
import type { FormTag, Step } from './steps.ts';
import { CUSTOMER } from './walk-page.ts';

export type FieldName = keyof ShownValues;

const FORMS: readonly FormTag[] = ['one', 'two', 'footer'];

/** What a step was meant to bring about. */
export interface Intent {
  /** What the visitor did happened inside a tag, so the focus must not be lost. */
  readonly inside?: boolean;
  /** The sign-up that the visitor asked for; it may be invalid. */
  readonly submitted?: FormTag;
  /** How much time has passed, in seconds. */
  readonly seconds?: number;
  /** The visitor may have applied settings or logged out. */
  readonly staff?: boolean;
}

/** Attributes that take the sign-up out of the footer. */
const HIDING = ['reduced', 'hide-newsletter', 'page-header'];

/** What a walk expects: every value that was typed, and one request for each intent. */
export class WalkModel {
  /** What was seen after the last step. */
  seen: Seen;
  readonly #typed: Record<FormTag, Map<FieldName, string>> = { one: new Map(), two: new Map(), footer: new Map() };
  signUpMode: Mode = 'works';
  /** Where the focus was when the dialog opened; empty when it cannot go back there. */
  #origin: Seen['focus'] = '';

  constructor(seen: Seen) {
    this.seen = seen;
  }

  /** The value that a field has to show. */
  valueOf(form: FormTag, field: FieldName): string {
    return this.#typed[form].get(field) ?? this.seen.tags[form]?.form?.values[field] ?? '';
  }

  /** The visitor has given a field this value. */
  note(form: FormTag, field: FieldName, value: string): void {
    this.#typed[form].set(field, value);
  }

  /** A new element knows nothing of what was typed into the one before. */
  forget(form: FormTag): void {
    this.#typed[form].clear();
  }

  /** Whether a press of the submit button sends a request now. */
  isReady(form: FormTag): boolean {
    const tag = this.seen.tags[form];
    if (!tag?.form || tag.form.busy) return false;
    const values: FormValues = {
      email: '',
      newsletterEmail: this.valueOf(form, 'email'),
      firstName: this.valueOf(form, 'firstName'),
      lastName: this.valueOf(form, 'lastName'),
      salutation: this.valueOf(form, 'salutation') as FormValues['salutation'],
      consents: [],
      legals: this.valueOf(form, 'legals') === '' ? [] : ['NEWSLETTER'],
    };
    return checkSignUp(tag.site as Site, values).valid;
  }

  /** @returns what is wrong after a step */
  judge(step: Step, intent: Intent, now: Seen): string[] {
    const before = this.seen;
    if (now.dialog && !before.dialog) this.#origin = before.focus;
    else if (now.dialog && intent.inside !== true) this.#origin = '';
    const returns = !before.dialog || now.dialog || this.#origin !== '';
    const sent = intent.submitted !== undefined && this.isReady(intent.submitted) ? intent.submitted : undefined;
    const succeeds = (form: FormTag): boolean =>
      (form === sent && this.signUpMode === 'works') ||
      (step.do === 'answer what waits' && before.tags[form]?.form?.busy === true);
    this.seen = now;
    return [
      ...now.errors,
      ...wrongCalls(now.calls, sent, intent),
      ...FORMS.flatMap((form) => this.#judgeForm(form, before, step, succeeds(form))),
      ...(returns ? lostFocus(before, now, intent) : []),
    ];
  }

  #judgeForm(form: FormTag, before: Seen, step: Step, succeeds: boolean): string[] {
    const { form: shown } = this.seen.tags[form] ?? {};
    const wasShown = before.tags[form]?.form !== undefined;
    const typed = this.#typed[form];
    if (shown && succeeds) return [`${form} was accepted, and its form stays`];
    if (!shown) {
      const isAway = this.seen.tags[form] === undefined;
      // An element that is away keeps what was typed.
      if (!isAway) typed.clear();
      const isGone = isAway || step.do.startsWith('remove');
      return wasShown && !succeeds && !isGone && !isHiding(step) ? [`the form of ${form} vanished`] : [];
    }
    const shownValues = Object.entries(shown.values) as [FieldName, string][];
    return shownValues.flatMap(([name, value]) => {
      const expected = typed.get(name);
      const allowed = expected === undefined ? ['', (CUSTOMER as ShownValues)[name]] : [expected];
      return allowed.includes(value)
        ? []
        : [`${name} of ${form} is ${JSON.stringify(value)} instead of ${JSON.stringify(allowed.join(' or '))}`];
    });
  }
}

function isHiding(step: Step): boolean {
  return 'name' in step && HIDING.includes(step.name);
}

function wrongCalls(
  calls: readonly string[],
  sent: FormTag | undefined,
  { seconds = 0, staff = false }: Intent,
): string[] {
  const most = (name: string, limit: number): string[] => {
    const count = calls.filter((call) => call === name).length;
    return count > limit ? [`${name} was called ${String(count)} times`] : [];
  };
  const signUps = calls.filter((call) => call.startsWith('signUp'));
  const expected = sent === undefined ? [] : [`signUp ${sent}`];
  return [
    ...(signUps.join() === expected.join()
      ? []
      : [`the sign-ups were [${signUps.join()}] instead of [${expected.join()}]`]),
    ...most('apply', staff ? 1 : 0),
    ...most('logOut', staff ? 1 : 0),
    ...most('login', 1 + Math.floor(seconds / 150)),
    ...most('staffRenewal', 1 + Math.floor(seconds / 290)),
  ];
}

function lostFocus(before: Seen, now: Seen, { inside = false }: Intent): string[] {
  return inside && now.focus === '' ? [`the focus fell to <body>; it was on ${before.focused}`] : [];
}
