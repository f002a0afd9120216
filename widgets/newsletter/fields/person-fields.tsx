import { SALUTATIONS } from '../../../src/embed/api/customer-client.ts';
import { useTexts } from '../../../src/embed/i18n/texts-provider.tsx';
import { NAME_MAX_LENGTH } from '../../../src/embed/market/limits.ts';
import type { FieldRule, NameField as Name } from '../../../src/embed/market/site.ts';
import { fieldRules, type Site } from '../../../src/embed/market/sites.ts';
import { InputField } from '../../../src/ui/input-field/input-field.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import type { FormValues } from '../rules/form-values.ts';
import type { FormElements } from '../use-form-elements.ts';
import type { FormFields } from '../use-sign-up-form.ts';

export interface PersonFieldsProps {
  readonly id: string;
  readonly site: Site;
  readonly form: FormFields;
  readonly fieldRef: FormElements['fieldRef'];
  /** There is no address yet. */
  readonly locked: boolean;
  readonly submitting: boolean;
}

interface FieldProps extends Omit<PersonFieldsProps, 'site'> {
  readonly rule: FieldRule;
}

/** Salutation and names, in the sites that ask for them. */
export function PersonFields({ site, ...props }: PersonFieldsProps) {
  const { salutation, names, nameOrder } = fieldRules(site);
  return (
    <>
      {salutation !== 'hidden' && <SalutationField {...props} rule={salutation} />}
      {names !== 'hidden' && (
        <div className="offer-names">
          {nameOrder.map((field) => (
            <NameField key={field} {...props} rule={names} field={field} />
          ))}
        </div>
      )}
    </>
  );
}

function SalutationField({ id, form, fieldRef, rule, locked, submitting }: FieldProps) {
  const t = useTexts();
  const error = form.errors.salutation;
  return (
    <Select
      ref={fieldRef('salutation')}
      id={`${id}salutation`}
      name="salutation"
      autoComplete="honorific-prefix"
      label={t('newsletter.salutation.label')}
      placeholder={t('newsletter.salutation.placeholder')}
      options={SALUTATIONS.map((value) => ({ value, label: t(`newsletter.salutation.${value}`) }))}
      value={form.values.salutation}
      required={rule === 'required'}
      disabled={locked || submitting}
      error={error && t(error)}
      errorLabel={t('ui.error')}
      isMessageAnnounced={form.announced === 'salutation'}
      onChange={(value) => form.change('salutation', value as FormValues['salutation'])}
      onBlur={() => form.blur('salutation')}
    />
  );
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

function NameField({ id, form, fieldRef, rule, locked, submitting, field }: FieldProps & { readonly field: Name }) {
  const t = useTexts();
  const error = form.errors[field];
  const label = t(`newsletter.${field}.label`);
  return (
    <InputField
      ref={fieldRef(field)}
      id={`${id}${field}`}
      name={field}
      autoComplete={AUTO_COMPLETE[field]}
      label={label}
      value={form.values[field]}
      required={rule === 'required'}
      disabled={locked}
      readOnly={submitting}
      aria-disabled={submitting || undefined}
      error={error && t(error, { max: NAME_MAX_LENGTH })}
      errorLabel={t('ui.error')}
      isMessageAnnounced={form.announced === field}
      clearLabel={t('newsletter.clear', { field: label })}
      onChange={(value) => form.change(field, value)}
      onBlur={() => form.blur(field)}
    />
  );
}
