import { memo } from 'react';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import type { FieldRules } from '../../../src/embed/market/site.ts';
import { fieldRules } from '../../../src/embed/market/sites.ts';
import { Checkbox } from '../../../src/ui/checkbox/checkbox.tsx';
import { ExpansionPanel } from '../../../src/ui/expansion-panel/expansion-panel.tsx';
import { arePersonFieldsLocked } from '../rules/form-values.ts';
import { splitParagraphs } from '../../../src/embed/i18n/split-links.ts';
import { LinkedParagraphs, LinkedText } from './linked-text.tsx';
import { PersonFields, type PersonFieldsProps } from './person-fields.tsx';
import type { SignUpLinks } from './sign-up-links.ts';
import { useConsentText } from './use-consent-text.ts';

/** Height of the folded legal notice, in CSS pixels. */
const LEGAL_NOTICE_HEIGHT = 60;

interface ExtendedFieldsProps extends Omit<PersonFieldsProps, 'locked'> {
  readonly links: SignUpLinks;
}

/** What is shown once the visitor has begun: salutation and names, legal notice and consents, by the rules of the site. */
export function ExtendedFields({ links, ...fields }: ExtendedFieldsProps) {
  const { id, site, form, fieldRef, submitting } = fields;
  const consentText = useConsentText();
  const rules = fieldRules(site);
  return (
    <div className="offer-extended">
      <PersonFields {...fields} locked={arePersonFieldsLocked(form.values)} />
      <LegalNotice links={links} consentText={consentText} />
      {rules.legals === 'required' && (
        <LegalsBox id={id} form={form} fieldRef={fieldRef} submitting={submitting} consentText={consentText} />
      )}
      {!form.hadConsent && (
        <Checkbox
          ref={fieldRef('consents')}
          id={`${id}consent`}
          checked={form.values.consents.includes('DNE')}
          disabled={submitting}
          onChange={(checked) => form.change('consents', checked ? ['DNE'] : [])}
          {...namedBy(consentText('newsletter.consent.label'))}
        />
      )}
      <Hints links={links} rules={rules} />
    </div>
  );
}

interface ConsentTextProps {
  readonly consentText: ReturnType<typeof useConsentText>;
}

interface LinksProps {
  readonly links: SignUpLinks;
}

/** Apart from the fields, since nothing in it changes while a visitor types. */
const LegalNotice = memo(function LegalNotice({ links, consentText }: LinksProps & ConsentTextProps) {
  const t = useTexts();
  return (
    <ExpansionPanel
      collapsedHeight={LEGAL_NOTICE_HEIGHT}
      moreLabel={t('newsletter.legalNotice.more')}
      lessLabel={t('newsletter.legalNotice.less')}
    >
      <div className="offer-legal">
        <LinkedParagraphs
          text={`${consentText('newsletter.legalNotice')} ${t('newsletter.legalNotice.retention')}`}
          links={links}
        />
      </div>
    </ExpansionPanel>
  );
});

/** What is declared, apart from the notice, which may be folded; and what it informs about. A required box declares it itself. */
const Hints = memo(function Hints({ links, rules }: LinksProps & { readonly rules: FieldRules }) {
  const t = useTexts();
  const parts = [
    rules.legals === 'hidden' ? t('newsletter.legalNotice.summary') : '',
    rules.privacyHint ? t('newsletter.privacyHint') : '',
  ];
  const text = parts.filter(Boolean).join(' ');
  if (text === '') return null;
  return (
    <p className="offer-small">
      <LinkedText text={text} links={links} />
    </p>
  );
});

/** The consent to commercial electronic messages, which Turkish law requires as a separate declaration. */
function LegalsBox({
  id,
  form,
  fieldRef,
  submitting,
  consentText,
}: Omit<ExtendedFieldsProps, 'site' | 'links'> & ConsentTextProps) {
  const t = useTexts();
  const error = form.errors.legals;
  return (
    <Checkbox
      ref={fieldRef('legals')}
      id={`${id}legals`}
      checked={form.values.legals.includes('NEWSLETTER')}
      required
      disabled={submitting}
      error={error && t(error)}
      errorLabel={t('ui.error')}
      isMessageAnnounced={form.announced === 'legals'}
      hasMessage
      onChange={(checked) => form.change('legals', checked ? ['NEWSLETTER'] : [])}
      onBlur={() => form.blur('legals')}
      {...namedBy(consentText('newsletter.legals.label'))}
    />
  );
}

/** The first paragraph of a declaration is the name of its checkbox: screen readers announce the state after it. */
function namedBy(declaration: string) {
  const [name, ...rest] = splitParagraphs(declaration).map(({ text }) => text);
  return { children: name, detail: rest.length === 0 ? undefined : rest.join(' ') };
}
