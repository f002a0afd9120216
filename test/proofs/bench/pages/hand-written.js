/**
 * The sign-up without React and without libraries: the fields of the Austrian form with their labels, rules and
 * messages, the request and its results, for one market and one language. The baseline for the cost of the widget.
 */
const STYLE = `
  :host { display: block; font: 16px/1.5 system-ui, sans-serif; color: #231c18; }
  form { display: grid; gap: 16px; max-inline-size: 560px; }
  [hidden] { display: none; }
  label { display: block; font-size: 14px; }
  input:not([type=checkbox]), select { box-sizing: border-box; inline-size: 100%; block-size: 48px; padding: 0 12px;
    border: 1px solid #867a72; border-radius: 4px; font: inherit; }
  [aria-invalid=true] { border-color: #b3261e; }
  .error { min-block-size: 21px; margin: 0; font-size: 14px; color: #b3261e; }
  button { block-size: 48px; border: 0; border-radius: 4px; font: inherit; color: #fff; background: #7a3e1d; }
  :focus-visible { outline: 2px solid #231c18; outline-offset: 2px; }
  .off { position: absolute; inset-inline-start: -9999px; }`;

const MARKUP = `
  <h2>Newsletter abonnieren und Gutschein über 10 % sichern</h2>
  <form novalidate>
    <p>Mit * gekennzeichnete Felder sind Pflichtfelder.</p>
    <div><label for="email">E-Mail-Adresse *</label>
      <input id="email" name="email" type="email" autocomplete="email" aria-describedby="email-error">
      <p class="error" id="email-error" aria-live="polite"></p></div>
    <div class="more" hidden>
      <div><label for="salutation">Anrede</label>
        <select id="salutation" name="salutation" autocomplete="honorific-prefix">
          <option value="">Bitte wählen<option value="MRS">Frau<option value="MR">Herr<option value="DIVERS">Divers
          <option value="COMPANY">Firma</select></div>
      <div><label for="firstName">Vorname</label>
        <input id="firstName" name="firstName" autocomplete="given-name" aria-describedby="firstName-error">
        <p class="error" id="firstName-error" aria-live="polite"></p></div>
      <div><label for="lastName">Nachname</label>
        <input id="lastName" name="lastName" autocomplete="family-name" aria-describedby="lastName-error">
        <p class="error" id="lastName-error" aria-live="polite"></p></div>
      <details><summary>Rechtlicher Hinweis</summary><p>Mit meiner Anmeldung bestätige ich, dass ich mindestens
        16 Jahre alt bin, und willige ein, dass mir der Shop per E-Mail Angebote zusendet. Ich kann meine Einwilligung
        jederzeit widerrufen.</p></details>
      <label><input type="checkbox" name="consent"> Ja, ich möchte Angebote erhalten, die zu mir passen.</label>
      <p>Mehr dazu in unserer <a href="/datenschutz">Datenschutzerklärung</a>.</p>
    </div>
    <div class="off" aria-hidden="true"><input name="verify" tabindex="-1" autocomplete="off"></div>
    <button>Newsletter abonnieren</button>
    <p class="error" role="alert"></p>
  </form>
  <p class="success" role="status"></p>`;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NAME = /^[\p{L}\p{N}\s+&'`´,()/.-]*$/u;
const URL_LIKE = /:\/\/|^www\./i;

const RULES = {
  email(value) {
    if (!value) return 'Die E-Mail-Adresse ist ein Pflichtfeld.';
    if (value.length > 256) return 'Die E-Mail-Adresse darf höchstens 256 Zeichen lang sein.';
    return EMAIL.test(value) ? '' : 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
  },
  firstName: (value) => nameError('Der Vorname', value),
  lastName: (value) => nameError('Der Nachname', value),
};

function nameError(subject, value) {
  if (value.length > 40) return `${subject} darf höchstens 40 Zeichen lang sein.`;
  return NAME.test(value) && !URL_LIKE.test(value) ? '' : 'Dieses Feld enthält ungültige Zeichen.';
}

class PlainForm extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = MARKUP;
    this.form = root.querySelector('form');
    this.form.elements.email.addEventListener('focus', () => this.unfold());
    this.form.addEventListener('input', () => this.unfold());
    this.form.addEventListener('focusout', ({ target }) => this.check(target.name));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
  }

  unfold() {
    this.shadowRoot.querySelector('.more').hidden = false;
  }

  /** Shows the field's error, if there is one; returns whether there is none. */
  check(name) {
    const rule = RULES[name];
    if (!rule) return true;
    const field = this.form.elements[name];
    const message = rule(field.value.trim());
    field.setAttribute('aria-invalid', String(message !== ''));
    this.shadowRoot.querySelector(`#${name}-error`).textContent = message;
    return message === '';
  }

  async submit() {
    const wrong = Object.keys(RULES).filter((name) => !this.check(name));
    if (wrong.length > 0) {
      this.form.elements[wrong[0]].focus();
      return;
    }
    const { email, salutation, firstName, lastName, consent, verify } = this.form.elements;
    const body = {
      email: email.value.trim(),
      salutation: salutation.value || undefined,
      firstName: firstName.value.trim() || undefined,
      lastName: lastName.value.trim() || undefined,
      consents: consent.checked ? ['DNE'] : [],
      origin: 'onsite',
      originAddition: 'subsite',
    };
    if (!verify.value && !(await this.send(body))) {
      this.shadowRoot.querySelector('[role=alert]').textContent =
        'Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!';
      return;
    }
    this.form.hidden = true;
    this.shadowRoot.querySelector('.success').textContent = 'Vielen Dank – nur noch ein Klick!';
  }

  async send(body) {
    try {
      const answer = await fetch('/service/newsletter/api/internal/newsletter-subscribers', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }
}

customElements.define('plain-form', PlainForm);
