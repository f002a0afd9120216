import { SETTINGS, type Setting } from './definitions.ts';

/**
 * Settings that differ from the default, by name. A switch that is on has the value `''`, like its attribute; a switch
 * that is on by default and turned off has the value `off`.
 */
export type SettingValues = ReadonlyMap<string, string>;

/** Values that CMS templates print for "off"; the widgets accept the same. */
const OFF = new Set(['false', '0', 'no', 'off']);

/** The value in the form that is stored; `undefined` for the default and for unknown values. */
function normalised(setting: Setting, given: string): string | undefined {
  const value = given.trim();
  switch (setting.kind) {
    case 'switch':
      if (setting.initially === 'on') return OFF.has(value.toLowerCase()) ? 'off' : undefined;
      return OFF.has(value.toLowerCase()) ? undefined : '';
    case 'choice': {
      const option = setting.options.find((candidate) => candidate.value === value.toUpperCase());
      return option === undefined || option.value === setting.fallback ? undefined : option.value;
    }
  }
}

/** Reads the settings from a query such as `?site=AT&invalid-link`. Unknown values count as the default. */
export function settingsFromQuery(query: string): SettingValues {
  const parameters = new URLSearchParams(query);
  const values = new Map<string, string>();
  for (const setting of SETTINGS) {
    const given = parameters.get(setting.name);
    const value = given === null ? undefined : normalised(setting, given);
    if (value !== undefined) values.set(setting.name, value);
  }
  return values;
}

/**
 * Writes the settings as a query, `''` if all are defaults. Keeps other parameters of `query`. Switches have no value.
 */
export function queryFromSettings(values: SettingValues, query: string): string {
  const own = new Set(SETTINGS.map((setting) => setting.name));
  const foreign = [...new URLSearchParams(query)].filter(([name]) => !own.has(name));
  const parts = [...values, ...foreign].map(([name, value]) => {
    return value === '' ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A copy with one setting changed; `null` and the default remove it. Keeps the order of the table. */
export function withSetting(values: SettingValues, name: string, value: string | null): SettingValues {
  const changed = new Map<string, string>();
  for (const setting of SETTINGS) {
    const given = setting.name === name ? value : (values.get(setting.name) ?? null);
    const kept = given === null ? undefined : normalised(setting, given);
    if (kept !== undefined) changed.set(setting.name, kept);
  }
  return changed;
}

/** The settings of the page: read from its URL, written back to it, and reported to listeners. */
export class SettingsStore {
  #values: SettingValues;
  readonly #listeners: ((values: SettingValues) => void)[] = [];

  constructor(query: string) {
    this.#values = settingsFromQuery(query);
  }

  get values(): SettingValues {
    return this.#values;
  }

  /** Calls the listener now and after each change. */
  follow(listener: (values: SettingValues) => void): void {
    this.#listeners.push(listener);
    listener(this.#values);
  }

  /** Changes one setting; `null` restores its default. */
  set(name: string, value: string | null): void {
    this.#values = withSetting(this.#values, name, value);
    history.replaceState(
      null,
      '',
      `${location.pathname}${queryFromSettings(this.#values, location.search)}${location.hash}`,
    );
    for (const listener of this.#listeners) listener(this.#values);
  }
}
