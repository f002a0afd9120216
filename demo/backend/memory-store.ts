import { DEMO_TESTS } from './ab-tests.ts';
import { DEMO_CUSTOMERS } from './customers.ts';
import { createMemorySignUps } from './memory-sign-ups.ts';
import type { StaffSettings, Store } from './store.ts';
import { createToken } from './tokens.ts';

/** A store in memory, for tests and for a demo without a server. */
export function createMemoryStore(): Store {
  const signUps = createMemorySignUps();
  const { purge: purgeSessions, ...sessions } = createMemoryStaffSessions();
  return {
    ...signUps,
    ...sessions,
    ...createMemoryLogins(),
    listAbTests: async () => structuredClone([...DEMO_TESTS]),
    purge: async (at) => {
      await signUps.purge(at);
      await purgeSessions(at);
    },
    close: async () => {},
  };
}

function createMemoryStaffSessions(): Pick<Store, 'findStaffSession' | 'saveStaffSession' | 'purge'> {
  const sessions = new Map<string, { settings: StaffSettings; expiresAt: number }>();
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

function createMemoryLogins(): Pick<Store, 'findCustomer' | 'countLogouts' | 'addLogout' | 'secret'> {
  const logouts = new Map<string, number>();
  const secrets = new Map<string, string>();
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
