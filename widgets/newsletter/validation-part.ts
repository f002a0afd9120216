import type * as Validation from './rules/validation.ts';

let evaluated: typeof Validation | undefined;

/** The rules, if they are evaluated. A press of the button needs them at once, see `useSignUpForm`. */
export function validation(): typeof Validation | undefined {
  return evaluated;
}

/** Evaluates Yup and the rules of the form. */
export async function loadValidation(): Promise<void> {
  evaluated = await import('./rules/validation.ts');
}
