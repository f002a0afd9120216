import { type Command, defineCommand } from './command.ts';
import type { Transport } from '../conformance/calling-page.ts';
import { reasonOf } from '../conformance/judge.ts';
import { type CallReport, inspect } from '../conformance/inspect.ts';
import { OPTIONS, readSettings, SECRET_VARIABLES, type Settings } from '../conformance/settings.ts';
import { describeCalls, headline, jsonReport, leftOut, SIGNS, withoutSecrets } from '../conformance/report.ts';
import { sendByNode } from '../conformance/transport.ts';

export function conformanceBy(transport: Transport): Command {
  return defineCommand({
    name: 'conformance',
    usage: [
      ['https://shop.example [--site HU]', 'checks a backend against the contract of the services'],
      ['… --origin https://www.shop.example', 'calls as a page of another origin: also checks the CORS headers'],
      ['… --email me@shop.example', "also signs up this mailbox, and me+conformance_o'neill…@shop.example"],
      ['… --email me@shop.example --limit', 'also signs up until the service answers 429, 120 times at most'],
      ['… --token <token>', 'also confirms, with the token from the link in the mail'],
      ['… --customer <email> --password <password>', 'also logs a test customer in'],
      ['… --staff-cookie "SESSION=…; StaffAuthToken=1"', 'also checks the staff panel, and logs the session out'],
      ['… ', `reads the secrets that are not given from ${SECRET_VARIABLES.join(', ')}`],
      ['… --api-key <key> --send-site --spa', 'calls as a tag with these attributes does'],
      ['… --for shop-newsletter', 'only the calls of this tag; fails only for what a tag or a visitor notices'],
      ['… --only newsletter,login --timeout 5', 'only some services, a shorter time limit'],
      ['… --json', 'prints the report for programs'],
    ],
    options: OPTIONS,
    allowPositionals: true,
    async run({ values, positionals }, { print, environment }) {
      const settings = readSettings(values, positionals, environment);
      const obstacle = await checkReachable(settings, transport);
      if (obstacle !== undefined) return { output: obstacle, exitCode: 1 };
      const say = (text: string): void => print(withoutSecrets(settings, text));
      const reports: CallReport[] = [];
      if (!values.json) say(headline(settings));
      for await (const call of inspect(settings, transport)) {
        reports.push(call);
        if (!values.json) say(SIGNS[call.result]);
      }
      const missing = notChecked(reports, settings, values.origin).map((line) => `- ${line}\n`);
      const rest = missing.length > 0 ? `\nNot checked:\n${missing.join('')}` : '';
      const text = `\n\n${describeCalls(reports)}${rest}`;
      say(values.json ? jsonReport(settings, reports) : text);
      // With `--for`, a difference that neither a tag nor a visitor notices is no failure.
      const points = reports.flatMap((report) => report.points);
      const fails = points.some(
        ({ good, severity }) => !good && (settings.tags === undefined || severity !== 'differs'),
      );
      if (fails) return { output: '', exitCode: 1 };
      const isOpen = reports.some((report) => report.isOpen);
      return { output: '', exitCode: isOpen ? 3 : 0 };
    },
  });
}

export const conformance = conformanceBy(sendByNode);

/** What was not checked, with the option that checks it. */
function notChecked(
  reports: readonly CallReport[],
  { base, page, tags, token }: Settings,
  origin?: string,
): readonly string[] {
  const isMixed = base.startsWith('http:') && page.startsWith('https:');
  return [
    ...leftOut(reports),
    ...(isMixed
      ? ['what browsers do: pages of https: call no service of http:. Its public address has to be https:']
      : []),
    ...(origin ? [] : ['CORS: if your pages have another address, add --origin https://www.shop.example']),
    ...(tags === undefined || token !== undefined
      ? []
      : [
          'the calls that no tag makes, such as the confirmation: add --token, and --only newsletter in place of --for',
        ]),
  ];
}

/** Why nothing can be checked at all; `undefined` if the host answers. */
async function checkReachable({ base, timeout }: Settings, transport: Transport): Promise<string | undefined> {
  try {
    // A home page may be long.
    await transport(new Request(`${base}/`, { method: 'HEAD' }), timeout);
    return undefined;
  } catch (error) {
    return `${base} cannot be reached (${reasonOf(error as Error)}). Check the address, the network and the certificate.\n`;
  }
}
