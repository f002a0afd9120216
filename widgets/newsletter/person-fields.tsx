import { useTexts } from '../../src/i18n/texts-provider.tsx';
import { NAME_MAX_LENGTH } from '../../src/market/limits.ts';
import { InputField } from '../../src/ui/input-field/input-field.tsx';
import { Select } from '../../src/ui/select/select.tsx';
import { countryRules, type FieldRule, type NameField as Name } from './country-rules.ts';
import type { ExtendedFieldsProps } from './extended-fields.tsx';
import { type FormValues, SALUTATIONS } from './form-values.ts';

interface FieldProps extends ExtendedFieldsProps {
  readonly rule: FieldRule;
  readonly disabled: boolean;
}

/** Salutation and names, where the site asks for them; disabled while there is no address. */
export function PersonFields(props: ExtendedFieldsProps) {
  const { salutation, names, nameOrder } = countryRules(props.site);
  const disabled = props.submitting || props.form.values.newsletterEmail.trim() === '';
  return (
    <>
      {salutation !== 'hidden' && <SalutationField {...props} rule={salutation} disabled={disabled} />}
      {names !== 'hidden' && (
        <div className="offer-names">
          {nameOrder.map((field) => (
            <NameField key={field} {...props} rule={names} disabled={disabled} field={field} />
          ))}
        </div>
      )}
    </>
  );
}

function SalutationField({ id, form, elements, rule, disabled }: FieldProps) {
  const t = useTexts();
  const error = form.errors.salutation;
  return (
    <Select
      ref={elements.fieldRef('salutation')}
      id={`${id}salutation`}
      name="salutation"
      autoComplete="honorific-prefix"
      label={t('newsletter.salutation.label')}
      placeholder={t('newsletter.salutation.placeholder')}
      options={SALUTATIONS.map((value) => ({ value, label: t(`newsletter.salutation.${value}`) }))}
      value={form.values.salutation}
      required={rule === 'required'}
      disabled={disabled}
      error={error && t(error)}
      onChange={(value) => form.change('salutation', value as FormValues['salutation'])}
      onBlur={() => form.blur('salutation')}
    />
  );
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

function NameField({ id, form, elements, rule, disabled, field }: FieldProps & { readonly field: Name }) {
  const t = useTexts();
  const error = form.errors[field];
  return (
    <InputField
      ref={elements.fieldRef(field)}
      id={`${id}${field}`}
      name={field}
      autoComplete={AUTO_COMPLETE[field]}
      label={t(`newsletter.${field}.label`)}
      value={form.values[field]}
      required={rule === 'required'}
      disabled={disabled}
      error={error && t(error, { max: NAME_MAX_LENGTH })}
      clearLabel={t('ui.clear')}
      onChange={(value) => form.change(field, value)}
      onBlur={() => form.blur(field)}
    />
  );
}
