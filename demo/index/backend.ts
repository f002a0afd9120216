/** Calls the switches of the backend. Rejects if it does not answer, or with an error: the page works without it. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/demo/api/${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /demo/api/${path} failed with status ${response.status}`);
  return (await response.json()) as Answer;
}
