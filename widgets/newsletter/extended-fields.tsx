import { useTexts } from '../../src/i18n/texts-provider.tsx';
import { LEGAL_NOTICE_HEIGHT } from '../../src/market/limits.ts';
import { signUpLinks } from '../../src/market/links.ts';
import type { Site } from '../../src/market/sites.ts';
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx';
import { ExpansionPanel } from '../../src/ui/expansion-panel/expansion-panel.tsx';
import { countryRules } from './country-rules.ts';
import { LinkedParagraphs, LinkedText } from './linked-text.tsx';
import { PersonFields } from './person-fields.tsx';
import type { FormElements } from './use-form-elements.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

export interface ExtendedFieldsProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly site: Site;
  readonly form: SignUpForm;
  readonly elements: FormElements;
  readonly submitting: boolean;
}

/** What unfolds once the visitor has begun: the person, the legal notice and the consents of the site. */
export function ExtendedFields(props: ExtendedFieldsProps) {
  const t = useTexts();
  const { site, form } = props;
  const rules = countryRules(site);
  const links = signUpLinks(site);
  return (
    <div className="offer-extended">
      <PersonFields {...props} />
      <ExpansionPanel collapsedHeight={LEGAL_NOTICE_HEIGHT} moreLabel={t('ui.showMore')} lessLabel={t('ui.showLess')}>
        <div className="offer-legal">
          <LinkedParagraphs
            textKey="newsletter.legalNotice"
            links={{ usage: links.usage, hint: links.newsletterHint, contact: links.contact }}
          />
        </div>
      </ExpansionPanel>
      {rules.legals === 'required' && <LegalsBox {...props} />}
      {!form.hadConsent && (
        <Checkbox
          id={`${props.id}consent`}
          checked={form.values.consents.includes('DNE')}
          disabled={props.submitting}
          onChange={(checked) => form.change('consents', checked ? ['DNE'] : [])}
        >
          {t('newsletter.consent.label')}
        </Checkbox>
      )}
      {rules.privacyHint && (
        <p className="offer-small">
          <LinkedText textKey="newsletter.privacyHint" links={{ privacy: links.privacy }} />
        </p>
      )}
    </div>
  );
}

/** The declaration that Turkish law wants for commercial electronic messages. */
function LegalsBox({ id, form, elements, submitting }: ExtendedFieldsProps) {
  const t = useTexts();
  const error = form.errors.legals;
  return (
    <Checkbox
      ref={elements.fieldRef('legals')}
      id={`${id}legals`}
      checked={form.values.legals.includes('NEWSLETTER')}
      required
      disabled={submitting}
      error={error && t(error)}
      hasMessage
      onChange={(checked) => form.change('legals', checked ? ['NEWSLETTER'] : [])}
      onBlur={() => form.blur('legals')}
    >
      {t('newsletter.legals.label')}
    </Checkbox>
  );
}
