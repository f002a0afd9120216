import type { DatabaseSync } from 'node:sqlite';
import { type AbTest, DEMO_TESTS } from './ab-tests.ts';
import type { StaffSettings, Store } from './store.ts';

/** The part of the store for staff: their sessions, and the A/B tests with their active periods. */
export function openStaffTables(
  database: DatabaseSync,
): Pick<Store, 'findStaffSession' | 'saveStaffSession' | 'listAbTests'> & { deleteExpired(at: number): void } {
  seedTests(database);
  const find = database.prepare('SELECT dateTime, test, "group" FROM staffSessions WHERE id = ? AND expiresAt > ?');
  const save = database.prepare(
    `INSERT INTO staffSessions (id, expiresAt, dateTime, test, "group") VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET expiresAt = excluded.expiresAt, dateTime = excluded.dateTime,
        test = excluded.test, "group" = excluded."group"`,
  );
  const deleteExpired = database.prepare('DELETE FROM staffSessions WHERE expiresAt <= ?');
  const periods = database.prepare('SELECT "from", "to" FROM abTestPeriods WHERE test = ? ORDER BY "from"');
  return {
    findStaffSession: async (id, at) => {
      const row = find.get(id, at) as StaffSettings | undefined;
      return row === undefined ? undefined : { ...row };
    },
    saveStaffSession: async (id, { dateTime, test, group }, expiresAt) =>
      void save.run(id, expiresAt, dateTime, test, group),
    deleteExpired: (at) => void deleteExpired.run(at),
    listAbTests: async () =>
      database
        .prepare('SELECT name, groups FROM abTests ORDER BY name')
        .all()
        .map((row) => row as { name: string; groups: string })
        .map(({ name, groups }) => ({
          name,
          groups: JSON.parse(groups) as string[],
          periods: periods.all(name).map((row) => ({ ...row }) as AbTest['periods'][number]),
        })),
  };
}

/** Inserts the demo's tests unless the file already has tests, which may have been edited by hand. */
function seedTests(database: DatabaseSync): void {
  if (database.prepare('SELECT 1 FROM abTests').get() !== undefined) return;
  const addTest = database.prepare('INSERT OR IGNORE INTO abTests VALUES (?, ?)');
  const addPeriod = database.prepare('INSERT OR IGNORE INTO abTestPeriods VALUES (?, ?, ?)');
  for (const { name, groups, periods } of DEMO_TESTS) {
    addTest.run(name, JSON.stringify(groups));
    for (const { from, to } of periods) addPeriod.run(name, from, to);
  }
}
