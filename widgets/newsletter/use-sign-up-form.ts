import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CustomerBaseData } from '../../src/api/openapi/customer.types.ts';
import type { Site } from '../../src/market/sites.ts';
import { EMPTY_VALUES, type FormValues, VALIDATED_FIELDS, type ValidatedField } from './form-values.ts';
import { hasGivenConsent, prefill } from './prefill.ts';
import { type FieldErrors, validate } from './validation.ts';

/** The form as the view sees it. */
export interface SignUpForm {
  readonly values: FormValues;
  readonly errors: FieldErrors;
  /** The customer gave the personalised-offers consent earlier, so it is not asked for again. */
  readonly hadConsent: boolean;
  change<Field extends keyof FormValues>(field: Field, value: FormValues[Field]): void;
  /** Clears the error of a field that was left, then checks it again. */
  blur(field: ValidatedField): void;
  /** Checks everything and shows what is wrong. */
  validateAll(): FieldErrors;
  /** Shows an error that only the service knows of. */
  fail(errors: FieldErrors): void;
  /** Puts in what the shop knows of a customer. */
  prefill(data: CustomerBaseData): void;
  reset(): void;
}

/** Formik holds the values and errors; the rules of the site come from Yup. */
export function useSignUpForm(site: Site): SignUpForm {
  const formik = useFormik<FormValues>({
    initialValues: EMPTY_VALUES,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const edited = useRef(new Set<keyof FormValues>());
  const [hadConsent, setHadConsent] = useState(false);
  // Formik types the error of a list as a list; here each field has one message, by its key.
  const errors = formik.errors as unknown as FieldErrors;

  const showError = (field: ValidatedField, values: FormValues): void =>
    formik.setFieldError(field, validate(site, values)[field]);

  const checkShownErrors = useEffectEvent(() => {
    const shown = VALIDATED_FIELDS.filter((field) => errors[field] !== undefined);
    if (shown.length === 0) return;
    const found = validate(site, formik.values);
    for (const field of shown) formik.setFieldError(field, found[field]);
  });
  // What is wrong in one site may be right in another.
  useEffect(() => checkShownErrors(), [site]);

  return {
    values: formik.values,
    errors,
    hadConsent,
    change(field, value) {
      edited.current.add(field);
      void formik.setFieldValue(field, value, false);
      // An error that is already shown goes as soon as the value is right; a new one waits for the blur.
      if (field in errors) showError(field as ValidatedField, { ...formik.values, [field]: value });
    },
    blur(field) {
      showError(field, formik.values);
    },
    validateAll() {
      const found = validate(site, formik.values);
      formik.setErrors(found as object);
      return found;
    },
    fail(found) {
      formik.setErrors(found as object);
    },
    prefill(data) {
      setHadConsent(hasGivenConsent(data));
      void formik.setValues(prefill(formik.values, data, edited.current), false);
    },
    reset() {
      edited.current.clear();
      formik.resetForm();
    },
  };
}
