import { beforeEach, expect, it, vi } from 'vitest';
import { BASE, PAGE, prepareBackend } from '../../../test/support/inspected-backend.ts';
import { snippetsIn, TEXTS } from '../../../test/support/snippets.ts';
import type { Transport } from '../conformance/calling-page.ts';
import { run } from './run.ts';

/** The backend at the addresses of the guides. */
const backend = vi.hoisted(() => ({ transport: undefined as Transport | undefined, staffCookie: '' }));

vi.mock('../conformance/transport.ts', () => ({
  sendByNode: (...call: Parameters<Transport>) => backend.transport?.(...call),
}));

/** The shop page of the guide "Examples". */
const LIVE = snippetsIn('html example', ['examples.md'])[0]?.code ?? '';

/** The footer of the guide "Texts and content". */
const FOOTER = snippetsIn('json', ['texts-and-content.md'])[0]?.code ?? '';

const ALL = Object.values(TEXTS).join('\n');

/** Every call of the command in the README and the guides. The mock serves until it is stopped: the test of the package starts it; `publish` writes, and has a test of its own. */
const CALLS = [
  ...new Set(Array.from(ALL.matchAll(/node dist\/cli\.js ([^`\n]+)/gu), ([, words = '']) => words)),
].filter((words) => !/^(?:mock|publish) /u.test(words));

async function shopWidgets(words: string): Promise<{ readonly output: string; readonly exitCode: number }> {
  let printed = '';
  const { output, exitCode } = await run(words.split(' '), {
    readFile: (file) => Promise.resolve({ 'page.html': LIVE, 'shop.html': LIVE, 'content.json': FOOTER }[file] ?? '{}'),
    print: (text) => void (printed += text),
    ask: () => Promise.resolve(200),
    environment: { SHOP_WIDGETS_STAFF_COOKIE: backend.staffCookie },
  });
  return { output: printed + output, exitCode };
}

beforeEach(async () => {
  const { transport, settings } = await prepareBackend('HU');
  Object.assign(backend, { transport, staffCookie: settings.staffCookie });
});

it.each(CALLS)('a command in the README or a guide works: %s', async (words) => {
  // The check by cron signs nobody up.
  expect(await shopWidgets(words)).toMatchObject({ exitCode: words.endsWith('--json') ? 3 : 0 });
});

it('the guide to the services shows the report as the command prints it', async () => {
  const { transport } = await prepareBackend('HU');
  backend.transport = async (request, milliseconds) => {
    const answer = await transport(request, milliseconds);
    answer.headers.delete('Cache-Control');
    return answer;
  };
  const { output, exitCode } = await shopWidgets(`conformance ${BASE} --site HU --origin ${PAGE} --only frontend-data`);
  const [, shown] = /^```text\n(The services of[\s\S]*?)^```/mu.exec(TEXTS['services.md'] ?? '') ?? [];
  expect(shown).toBe(output);
  expect(exitCode).toBe(1);
});
