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
    let kept: unknown[] = [];
    /** Names and values in turn: the globals, and each property of those that are functions or hold functions. */
    const read = (): unknown[] => {
      const found: unknown[] = [];
      const add = (owner: object, key: string | symbol, path: string): unknown => {
        const property: { value?: unknown; get?: unknown; set?: unknown } = getOwnPropertyDescriptor(owner, key) ?? {};
        const { value, get, set } = property;
        for (const each of [value, get, set]) {
          found[found.length] = typeof key === 'string' ? path + key : path;
          found[found.length] = each;
        }
        return value;
      };
      const addAll = (owner: object, path: string): void => {
        const keys = ownKeys(owner);
        for (let index = 0; index < keys.length; index++) add(owner, keys[index] ?? '', path);
      };
      for (let index = 0; index < globals.length; index++) {
        const name = globals[index] ?? '';
        if (typeof name !== 'string' || name === 'event') continue;
        const value = add(window, name, '');
        if (typeof value !== 'function' && value !== JSON && value !== Math && value !== Reflect) continue;
        addAll(value, `${name}.`);
        const { prototype } = value as { prototype?: unknown };
        if (typeof prototype === 'object' && prototype !== null) addAll(prototype, `${name}.prototype.`);
      }
      return found;
    };
    window.builtIns = {
      keep: () => {
        kept = read();
      },
      changed: () => {
        const now = read();
        let differences = now.length === kept.length ? '' : `${kept.length} became ${now.length} `;
        for (let index = 1; index < now.length; index += 2)
          if (!same(kept[index], now[index])) differences += `${String(now[index - 1])} `;
        return differences;
      },
    };
  });
}
