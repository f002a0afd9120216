/** `deleted`: no sign-up exists for the link any more. `subscribed`: the sign-up is confirmed and was kept. */
export type Refusal = 'deleted' | 'subscribed' | 'failed';

/** Deletes the sign-up of a token, unless it was confirmed. */
export async function refuseSignUp(token: string): Promise<Refusal> {
  try {
    const answer = await fetch('/demo/api/refuse', {
      method: 'POST',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (answer.ok || answer.status === 404) return 'deleted';
    return answer.status === 409 ? 'subscribed' : 'failed';
  } catch {
    return 'failed';
  }
}
