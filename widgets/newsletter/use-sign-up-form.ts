import { type FormikState, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import {
  arePersonFieldsLocked,
  EMPTY_VALUES,
  type FormValues,
  VALIDATED_FIELDS,
  type ValidatedField,
} from './rules/form-values.ts';
import { hasGivenConsent, prefill } from './rules/prefill.ts';
import { type CheckedSignUp, checkSignUp, type FieldErrors, signUpSchema } from './rules/validation.ts';
import { addressIn } from './rules/pasted-address.ts';

export type SignUpForm = ReturnType<typeof useSignUpForm>;

/** The form as its fields use it. */
export type FormFields = Pick<SignUpForm, 'values' | 'errors' | 'hadConsent' | 'change' | 'blur'> &
  Partial<Pick<SignUpForm, 'announced'>>;

/**
 * The form's state. Formik keeps the values, the shown errors and, as `touched`, which fields the visitor has changed;
 * `validateField()` runs the site's Yup schema for a field that was left or that is being corrected.
 *
 * - `submitForm()` would validate asynchronously, with the raw values. The first invalid field has to get the focus within
 *   the visitor's gesture, or a phone does not open its keyboard, so `check()` runs the schema and the container submits.
 * - `validateOnChange` and `validateOnBlur` would check the whole form, and clear an error of the service.
 * - `takeOver()` reads the elements: password managers and other helpers fill fields in without an event.
 *
 * The casts are for errors that are keys of texts, and for a list that has one error.
 */
export function useSignUpForm(site: Site, shownValues: () => Partial<FormValues>) {
  const formik = useFormik<FormValues>({
    initialValues: EMPTY_VALUES,
    validationSchema: () => signUpSchema(site, formik.values),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const [hadConsent, setHadConsent] = useState(false);
  const [announced, setAnnounced] = useState<ValidatedField>();
  const { values } = formik;
  const errors = formik.errors as unknown as FieldErrors;
  const showErrors = (found: FieldErrors): void => formik.setErrors(found as object);

  const takeOver = (isComplete = false): FormValues => {
    const changes = changedValues(values, shownValues(), isComplete);
    const edited = Object.fromEntries(Object.keys(changes).map((name) => [name, true]));
    if (Object.keys(changes).length > 0) formik.setFormikState((state) => withValues(state, changes, edited));
    return { ...values, ...changes };
  };

  // Formik validates the values of its last render, so what was taken over has to be rendered before.
  const checkField = (field: ValidatedField): void => queueMicrotask(() => void formik.validateField(field));
  useShownErrors({ site, values, errors }, checkField);

  return {
    values,
    errors,
    /** The customer gave the personalised-offers consent earlier, so it is not asked for again. */
    hadConsent,
    /** The field whose message a live region has announced while it has the focus, until it is left. */
    announced,
    announce: setAnnounced,
    change<Field extends keyof FormValues>(field: Field, value: FormValues[Field]): void {
      takeOver();
      // One update: `setFieldValue()` and `setFieldTouched()` are one each, and read the name as a path of keys.
      formik.setFormikState((state) => withValues(state, { [field]: value }, { [field]: true }));
    },
    blur(field: ValidatedField): void {
      setAnnounced(undefined);
      takeOver(true);
      checkField(field);
    },
    takeOver: (): void => void takeOver(),
    /** Checks and cleans the whole form, and shows all errors. */
    check(): CheckedSignUp {
      const result = checkSignUp(site, takeOver(true));
      showErrors(result.valid ? {} : result.errors);
      return result;
    },
    /** Shows an error that only the service can find. */
    fail: showErrors,
    /** Fills in the customer's data. The field that has the focus counts as edited, or what is typed next would be added to them. */
    prefill(data: CustomerBaseData, hasFocus: (field: ValidatedField) => boolean): void {
      takeOver();
      setHadConsent(hasGivenConsent(data));
      const focused: object = Object.fromEntries(VALIDATED_FIELDS.filter(hasFocus).map((field) => [field, true]));
      formik.setFormikState((state) => {
        const touched = { ...state.touched, ...focused };
        return { ...state, values: prefill(state.values, data, touched), touched };
      });
    },
    reset(): void {
      formik.resetForm({ values: EMPTY_VALUES, errors: {}, touched: {} });
      setHadConsent(false);
    },
  };
}

/** The state with values that somebody has filled in. */
function withValues(state: FormikState<FormValues>, changes: object, edited: object): FormikState<FormValues> {
  return { ...state, values: { ...state.values, ...changes }, touched: { ...state.touched, ...edited } };
}

/** Checks a shown error again when its field, the site or the lock changes; a new error waits for the blur. */
function useShownErrors(
  { site, values, errors }: { readonly site: Site; readonly values: FormValues; readonly errors: FieldErrors },
  check: (field: ValidatedField) => void,
): void {
  const checked = useRef({ site, values });
  const checkAgain = useEffectEvent(() => {
    const before = checked.current;
    checked.current = { site, values };
    const anew = site !== before.site || arePersonFieldsLocked(values) !== arePersonFieldsLocked(before.values);
    for (const field of VALIDATED_FIELDS) {
      const changed = anew || values[field] !== before.values[field];
      if (changed && errors[field] !== undefined) check(field);
    }
  });
  useEffect(() => checkAgain(), [site, values]);
}

/**
 * The values that the fields show and the form does not have yet.
 *
 * @param isComplete nobody is typing: of a pasted text the address is taken
 */
function changedValues(values: FormValues, shown: Partial<FormValues>, isComplete: boolean): Partial<FormValues> {
  const { newsletterEmail = '' } = shown;
  const address = isComplete ? addressIn(newsletterEmail) : undefined;
  const taken = Object.entries({ ...shown, ...(address !== undefined && { newsletterEmail: address }) });
  const changes = taken.filter(([name, value]) => String(value) !== String(values[name as keyof FormValues]));
  return Object.fromEntries(changes);
}
