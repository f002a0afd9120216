import { type Call, readServices } from './services.ts';
import { code, table } from './tables.ts';

const callName = ({ method, path }: Call): string => code(`${method} ${path}`);

/** The tables of the services in Markdown, by the name of their marker. */
export function serviceTables(): Readonly<Record<string, string>> {
  const services = readServices();
  const calls = services.flatMap((service) => service.calls);
  return {
    // Every call: where it goes, who makes it, for whom, when, and which cookies it may set.
    requests: table(
      ['call', 'for whom', 'made by', 'what for', 'may set'],
      calls.map((call) => [
        callName(call),
        call['x-made-for'] ?? 'nobody',
        call['x-made-by'],
        call.summary,
        call['x-sets'] ?? '',
      ]),
    ),
    'needed-calls': neededCallsTable(calls),
    'sign-up-fields': signUpTable(services),
  };
}

/** Which tags need which call, and what is different for those that work without it; needed calls come first. */
function neededCallsTable(calls: readonly Call[]): string {
  const tags = (names: readonly string[] = []): string => names.map((name) => code(`shop-${name}`)).join(' ');
  const needed = (call: Call): number => Number(call['x-needed-for']?.includes('newsletter') ?? false);
  const rows = calls
    .filter((call) => call['x-made-for'] !== undefined)
    .sort((one, other) => needed(other) - needed(one))
    .map((call) => [callName(call), tags(call['x-needed-for']), tags(call['x-optional-for']), call['x-without'] ?? '']);
  return table(['call', 'needed for', 'optional for', 'without it'], rows);
}

/** The fields of the sign-up's request. */
function signUpTable(services: ReturnType<typeof readServices>): string {
  const schemas = services.find(({ name }) => name === 'newsletter')?.components.schemas;
  const { properties = {}, required = [] } = schemas?.['CreateNewsletterSubscriberRequest'] ?? {};
  const rows = Object.entries(properties).map(([name, { description, enum: values = [] }]) => [
    code(name),
    required.includes(name) ? 'always' : 'where the site’s form asks for it',
    (description ?? values.map(code).join(' ')).replaceAll(/\s+/g, ' ').trim(),
  ]);
  return table(['field', 'sent', 'what it is'], rows);
}
