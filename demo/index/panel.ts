import { FAULT_KINDS } from '../backend/services.ts';
import { query } from '../query.ts';
import { call } from './backend.ts';
import { logEvents } from './event-log.ts';
import { FOOTER_NAMES, PLATFORMS, type SettingsStore } from './settings/settings.ts';
import { reloadWidgets } from './widgets-on-page.ts';

const isSetting = (name: string): name is 'platform' | 'footer' => ['platform', 'footer'].includes(name);

/** The panel's form shows and changes the settings of the page and what the backend keeps. */
export function startPanel(settings: SettingsStore): void {
  logEvents(query('[data-log]'));
  const form = query('[data-controls]') as HTMLFormElement;
  offer(form, 'footer', FOOTER_NAMES);
  for (const platform of PLATFORMS) control(form, 'platform').append(new Option(platform || 'auto', platform));
  for (const [service, kinds] of Object.entries(FAULT_KINDS)) offer(form, service, kinds);
  form.addEventListener('change', ({ target }) => void change(form, target as HTMLSelectElement, settings));
  settings.follow(({ platform, footer }) => show(form, { platform, footer }));
  void showBackend(form);
}

function control(form: HTMLFormElement, name: string): HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLSelectElement;
}

function offer(form: HTMLFormElement, name: string, values: readonly string[]): void {
  control(form, name).append(...values.map((value) => new Option(value.replaceAll('-', ' '), value)));
}

function show(form: HTMLFormElement, values: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(values)) control(form, name).value = value ?? '';
}

/** Shows what the backend keeps; its controls are disabled while it does not answer. */
async function showBackend(form: HTMLFormElement): Promise<void> {
  const kept = await call<Record<string, string | null>>('GET', 'panel').catch(() => undefined);
  (query('[data-backend]') as HTMLFieldSetElement).disabled = kept === undefined;
  if (kept) show(form, kept);
}

async function change(form: HTMLFormElement, changed: HTMLSelectElement, settings: SettingsStore): Promise<void> {
  const { name, value, labels, selectedOptions } = changed;
  try {
    if (isSetting(name)) settings.set(name, value);
    else await keep(name, value);
    announce(`${labels[0]?.firstChild?.textContent?.trim() ?? name}: ${selectedOptions[0]?.text ?? value}.`);
  } catch {
    announce('The backend did not answer; nothing has changed.');
    await showBackend(form);
  }
}

/** Changes what the backend keeps: a session, with which the widgets start again, or the fault of a service. */
async function keep(name: string, value: string): Promise<void> {
  if (!name.endsWith('-session')) return void (await call('PUT', 'faults', { [name]: value }));
  const who = name.replace('-session', '');
  await (value === '' ? call('DELETE', name) : call('POST', name, { [who]: value }));
  return reloadWidgets();
}

function announce(message: string): void {
  query('[data-panel-status]').textContent = message;
}
