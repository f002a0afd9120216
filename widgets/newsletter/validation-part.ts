import type { checkSignUp, signUpSchema } from './rules/validation.ts';

/** What checks a form. */
interface Validation {
  readonly checkSignUp: typeof checkSignUp;
  readonly signUpSchema: typeof signUpSchema;
}

let evaluated: Validation | undefined;

/** The rules, if they are evaluated. A press of the button needs them at once, see `useSignUpForm`. */
export function validation(): Validation | undefined {
  return evaluated;
}

/** Evaluates Yup and the rules of the form. */
export async function loadValidation(): Promise<void> {
  const { checkSignUp: check, signUpSchema: schema } = await import('./rules/validation.ts');
  evaluated ??= { checkSignUp: check, signUpSchema: schema };
}
