/** The demo backend's switches (`/demo/api`): what they hold and how they are changed. */
export type Customer = 'new' | 'consented' | 'partial';

/** Faults by service; a later service adds a key. */
export type Faults = Readonly<Record<string, string>>;

/** The backend did not answer, or not with JSON: the page runs without it. */
class BackendUnreachable extends Error {
  override readonly name = 'BackendUnreachable';
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    const response = await fetch(`/demo/api/${path}`, {
      method,
      cache: 'no-store',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  } catch (cause) {
    throw new BackendUnreachable(`${method} /demo/api/${path} failed`, { cause });
  }
}

/** Who is logged in; `null` for nobody. */
export async function customerSession(): Promise<Customer | null> {
  const { customer } = await call<{ customer: Customer | null }>('GET', 'customer-session');
  return customer;
}

/** Logs a sample customer in, or out with `null`. */
export async function setCustomerSession(customer: Customer | null): Promise<void> {
  if (customer === null) await call('DELETE', 'customer-session');
  else await call('POST', 'customer-session', { customer });
}

export function faults(): Promise<Faults> {
  return call<Faults>('GET', 'faults');
}

/** Makes one service fail in the given way until told otherwise; `none` mends it. */
export async function setFault(service: string, fault: string): Promise<void> {
  await call('PUT', 'faults', { [service]: fault });
}

/** What the session service says of the visitor's newsletter. */
export async function nlStatus(): Promise<string> {
  const { status } = await call<{ status: string }>('GET', 'nl-status');
  return status;
}

/** Lets the session service say something else from now on. */
export async function setNlStatus(status: string): Promise<void> {
  await call('PUT', 'nl-status', { status });
}

/** How many mails lie in the outbox. */
export async function outboxCount(): Promise<number> {
  const mails = await call<readonly unknown[]>('GET', 'outbox');
  return mails.length;
}

/** What the shop shows at the time and in the groups that staff have set; to anyone else what is live. */
export interface ShopFront {
  readonly season: 'christmas' | null;
  /** The group of each test. */
  readonly groups: Readonly<Record<string, string>>;
}

export function shopFront(): Promise<ShopFront> {
  return call<ShopFront>('GET', 'shop-front');
}

export type Staff = 'staff' | 'cobra';

/** As which kind of staff the browser is logged in; `null` for a visitor. */
export async function staffSession(): Promise<Staff | null> {
  const { staff } = await call<{ staff: Staff | null }>('GET', 'staff-session');
  return staff;
}

/** Logs in as staff, or out with `null`. */
export async function setStaffSession(staff: Staff | null): Promise<void> {
  if (staff === null) await call('DELETE', 'staff-session');
  else await call('POST', 'staff-session', { staff });
}

/** Lets the staff session expire, while its cookie stays. */
export async function expireStaffSession(): Promise<void> {
  await call('POST', 'staff-session/expiry');
}

/** A test and the times at which it is active, in epoch milliseconds. */
export interface AbTest {
  readonly name: string;
  readonly groups: readonly string[];
  readonly periods: readonly { readonly from: number; readonly to: number }[];
}

export function abTests(): Promise<readonly AbTest[]> {
  return call<readonly AbTest[]>('GET', 'ab-tests');
}
