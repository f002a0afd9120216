import { useMemory } from '../../src/embed/element/memory.ts';
import type { NewsletterState, Outcome } from './newsletter-state.ts';
import type { FormValues } from './rules/form-values.ts';
import type { FieldErrors } from './rules/validation.ts';

/** What a sign-up finds again when its element was away. */
export interface SignUpMemory {
  state?: NewsletterState;
  /** What the visitor has typed and ticked; the data of a customer are asked for again. */
  edited?: Partial<FormValues>;
  errors?: FieldErrors;
  /** The request that is under way. */
  request?: AbortController | undefined;
  /** How the request has ended, until the visitor is told. */
  outcome?: { readonly is: Outcome; readonly address: string } | undefined;
  /** Tells the visitor, while the sign-up shows. */
  tell?: (() => void) | undefined;
  /** The visitor has begun to fill in the sign-up of a footer. */
  isBegun?: boolean;
}

export const useSignUpMemory = (): SignUpMemory => useMemory<SignUpMemory>();
