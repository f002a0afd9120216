import { DEMO_TESTS } from './ab-tests.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { createMemorySignUps, noSignUps, type SignUpState } from './memory-sign-ups.ts';
import type { StaffSettings, Store } from './store.ts';
import { createToken } from './tokens.ts';

type StaffState = Map<string, { settings: StaffSettings; expiresAt: number }>;

interface LoginState {
  readonly logouts: Map<string, number>;
  readonly secrets: Map<string, string>;
}

/** All that a store in memory knows: strings, numbers, `null`, arrays, plain objects and maps. */
export interface MemoryState extends LoginState {
  readonly signUps: SignUpState;
  readonly staff: StaffState;
}

/** The state of a store that was never used. */
export function emptyState(): MemoryState {
  return { signUps: noSignUps(), staff: new Map(), logouts: new Map(), secrets: new Map() };
}

/**
 * A store in memory, for tests and for the demo without a server.
 *
 * @param state what it begins with, and changes in place
 */
export function createMemoryStore(state = emptyState()): Store {
  const signUps = createMemorySignUps(state.signUps);
  const { purge: purgeSessions, ...sessions } = createMemoryStaffSessions(state.staff);
  return {
    ...signUps,
    ...sessions,
    ...createMemoryLogins(state),
    listAbTests: async () => structuredClone([...DEMO_TESTS]),
    purge: async (at) => {
      await signUps.purge(at);
      await purgeSessions(at);
    },
    close: async () => {},
  };
}

function createMemoryStaffSessions(
  sessions: StaffState,
): Pick<Store, 'findStaffSession' | 'saveStaffSession' | 'purge'> {
  return {
    findStaffSession: async (id, at) => {
      const session = sessions.get(id);
      return session !== undefined && session.expiresAt > at ? session.settings : undefined;
    },
    saveStaffSession: async (id, settings, expiresAt) => void sessions.set(id, { settings, expiresAt }),
    purge: async (at) => {
      for (const [id, { expiresAt }] of sessions) if (expiresAt <= at) sessions.delete(id);
    },
  };
}

function createMemoryLogins({
  logouts,
  secrets,
}: LoginState): Pick<Store, 'findCustomer' | 'countLogouts' | 'addLogout' | 'secret'> {
  return {
    findCustomer: async (id) => DEMO_CUSTOMERS.find((customer) => customer.id === id),
    countLogouts: async (id) => logouts.get(id) ?? 0,
    addLogout: async (id) => void logouts.set(id, (logouts.get(id) ?? 0) + 1),
    secret: async (name) => {
      const secret = secrets.get(name) ?? createToken();
      secrets.set(name, secret);
      return secret;
    },
  };
}
