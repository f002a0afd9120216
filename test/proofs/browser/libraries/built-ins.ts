import type { Page } from '@playwright/test';

/** What the page's script can ask about its built-ins. */
interface Keeper {
  /** Remembers them as they are. */
  keep(): void;
  /** The names of those that are not as they were when they were kept last. */
  changed(): string;
}

declare global {
  interface Window {
    builtIns: Keeper;
  }
}

/** Watches the built-ins of every page that is opened from now on. */
export async function watchBuiltIns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Uses nothing that a library of the page can replace later.
    const { getOwnPropertyDescriptor, ownKeys } = Reflect;
    const same = Object.is;
    const globals = ownKeys(window);
    let kept: unknown[][] = [];
    const read = (): unknown[][] => {
      const rows: unknown[][] = [];
      const readAll = (owner: object, path: string): void => {
        const keys = ownKeys(owner);
        for (let index = 0; index < keys.length; index++) {
          const key = keys[index] ?? '';
          const property: { value?: unknown; get?: unknown; set?: unknown } =
            getOwnPropertyDescriptor(owner, key) ?? {};
          rows[rows.length] = [
            typeof key === 'string' ? `${path}.${key}` : path,
            key,
            property.value,
            property.get,
            property.set,
          ];
        }
      };
      for (let index = 0; index < globals.length; index++) {
        const name = globals[index] ?? '';
        if (typeof name !== 'string' || name === 'event') continue;
        const found: unknown = getOwnPropertyDescriptor(window, name)?.value;
        rows[rows.length] = [name, found];
        if (typeof found !== 'function' && found !== JSON && found !== Math && found !== Reflect) continue;
        readAll(found, name);
        const { prototype } = found as { prototype?: unknown };
        if (typeof prototype === 'object' && prototype !== null) readAll(prototype, `${name}.prototype`);
      }
      return rows;
    };
    window.builtIns = {
      keep: () => {
        kept = read();
      },
      changed: () => {
        const now = read();
        let differences = now.length === kept.length ? '' : `${kept.length} became ${now.length} `;
        for (let row = 0; row < now.length; row++) {
          const [before = [], after = []] = [kept[row], now[row]];
          for (let column = 0; column < after.length; column++)
            if (!same(before[column], after[column])) differences += `${String(before[0])}→${String(after[0])} `;
        }
        return differences;
      },
    };
  });
}
