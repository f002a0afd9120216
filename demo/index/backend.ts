/**
 * Calls the demo backend's switches (`/demo/api`). Rejects if the backend does not answer, or with an error: the page works
 * without it.
 */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/demo/api/${path}`, {
    method,
    cache: 'no-store',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} /demo/api/${path} failed with status ${response.status}`);
  return (await response.json()) as Answer;
}

/** What the shop shows: for staff at the date and in the groups they have set, for anyone else live. */
interface ShopFront {
  readonly season: 'christmas' | null;
  /** The group of each test. */
  readonly groups: Readonly<Record<string, string>>;
}

export function shopFront(): Promise<ShopFront> {
  return call<ShopFront>('GET', 'shop-front');
}
