import { type Memory, useMemory } from '../../src/embed/element/memory.ts';
import type { NewsletterState, Outcome } from './newsletter-state.ts';
import type { FormValues } from './rules/form-values.ts';
import type { FieldErrors } from './rules/validation.ts';

/** What a sign-up finds again when its element was away. */
interface Known {
  readonly state: NewsletterState;
  /** What the visitor has typed and ticked; the data of a customer are asked for again. */
  readonly edited: Partial<FormValues>;
  readonly errors: FieldErrors;
  /** The request that is under way. */
  readonly request: AbortController | undefined;
  /** How the request has ended, until the visitor is told. */
  readonly outcome: { readonly is: Outcome; readonly address: string } | undefined;
  /** Tells the visitor, while the sign-up shows. */
  readonly tell: (() => void) | undefined;
  /** The visitor has begun to fill in the sign-up of a footer. */
  readonly isBegun: boolean;
}

export type SignUpMemory = Memory<Known>;

export const useSignUpMemory = (): SignUpMemory => useMemory();
