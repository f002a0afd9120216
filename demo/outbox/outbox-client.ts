import type { Mail } from '../backend/store.ts';

const OUTBOX = '/demo/api/outbox';

/** The sent mails, newest first. Rejects if the backend does not answer. */
export async function readOutbox(): Promise<Mail[]> {
  const response = await fetch(OUTBOX, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}.`);
  return (await response.json()) as Mail[];
}

/** Deletes every mail. */
export async function clearOutbox(): Promise<void> {
  const response = await fetch(OUTBOX, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}.`);
}
