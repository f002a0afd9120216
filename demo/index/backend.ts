/** Client of the demo backend's switches (`/demo/api`). */
export type Customer = 'new' | 'consented' | 'partial';

/** Faults by service. */
export type Faults = Readonly<Record<string, string>>;

/** The backend did not answer, or not with JSON: the page works without it. */
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

/** The customer who is logged in, or `null`. */
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

/** Turns on a fault of a service; `none` turns it off. */
export async function setFault(service: string, fault: string): Promise<void> {
  await call('PUT', 'faults', { [service]: fault });
}

/** What the shop shows: for staff at the date and in the groups they have set, for anyone else live. */
export interface ShopFront {
  readonly season: 'christmas' | null;
  /** The group of each test. */
  readonly groups: Readonly<Record<string, string>>;
}

export function shopFront(): Promise<ShopFront> {
  return call<ShopFront>('GET', 'shop-front');
}

export type Staff = 'staff' | 'cobra';

/** The kind of staff that is logged in; `null` for a visitor. */
export async function staffSession(): Promise<Staff | null> {
  const { staff } = await call<{ staff: Staff | null }>('GET', 'staff-session');
  return staff;
}

/** Logs in as staff, or out with `null`. */
export async function setStaffSession(staff: Staff | null): Promise<void> {
  if (staff === null) await call('DELETE', 'staff-session');
  else await call('POST', 'staff-session', { staff });
}
