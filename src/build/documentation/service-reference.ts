import { code, joined, oneLine, table } from './markdown.ts';
import { type Body, type Call, examplesOf, readCalls, type Schema, schemaOf } from './services.ts';

/** Who needs a call. The guides have a section, and the marker `calls-…`, for each group. */
const GROUPS = ['sign-up', 'footer', 'customers', 'staff', 'own-pages'] as const;

/** A rule with more characters is shown once. */
const LONGEST_REPEATED = 60;

function groupOf(call: Call): (typeof GROUPS)[number] {
  const { 'x-made-for': whom, 'x-needed-for': needed = [] } = call;
  if (whom === undefined) return 'own-pages';
  if (whom !== 'everyone') return whom;
  return needed.length > 0 ? 'sign-up' : 'footer';
}

/** Every call of every service in Markdown, by the name of its marker: a third heading per call, with a whole exchange. */
export function serviceReference(): Readonly<Record<string, string>> {
  const calls = readCalls();
  const seen = new Set<string>();
  const parts = GROUPS.map((group) => {
    const own = calls.filter((call) => groupOf(call) === group);
    // A description of one paragraph says what the calls say as well.
    const introductions = own.map(({ introduction }) => introduction).filter((text) => text.includes('\n\n'));
    const sections = own.map((call) => callSection(call, group === 'sign-up', seen));
    return [`calls-${group}`, [...introductions, ...sections].join('\n\n')] as const;
  });
  return Object.fromEntries(parts);
}

/** @param seen the tables and the long rules that are shown already: each is shown once */
function callSection(call: Call, isCrossOrigin: boolean, seen: Set<string>): string {
  const { method, path, summary, description = '', parameters, requestBody, responses } = call;
  const [, accepted] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const given = parameters.filter(({ 'x-sent': isSent = true }) => isSent);
  const rows = given.map((one) => [code(one.name), one.in, one.required ? 'always' : '', oneLine(one.description)]);
  return joined([
    `### ${summary}`,
    code(`${method} ${path}`),
    neededFor(call),
    description,
    exchangeOf(call, isCrossOrigin),
    rows.length > 0 ? once(table(['parameter', 'in', 'sent', 'what it is'], rows), seen) : '',
    fieldsTable('field of the request', schemaOf(requestBody), () => true, seen),
    // The name of another field and its values in the example are enough.
    fieldsTable('field of the answer', schemaOf(accepted), ({ description: text }) => text !== undefined, seen),
    statusTable(responses),
  ]);
}

/** The fields of a body; none if it is not an object. */
function fieldsTable(
  head: string,
  { properties = {}, required = [] }: Schema,
  isShown: (schema: Schema) => boolean,
  seen: Set<string>,
): string {
  const rows = Object.entries(properties).flatMap(([name, schema]) => {
    if (!isShown(schema)) return [];
    const rule = ruleOf(schema);
    const isRepeated = rule.length >= LONGEST_REPEATED && once(rule, seen) === '';
    return [[code(name), required.includes(name) ? 'always' : '', isRepeated ? 'As above.' : rule]];
  });
  return rows.length === 0 ? '' : once(table([head, 'sent', 'what it is'], rows), seen);
}

/** What a field is, and which values it has. */
function ruleOf({ description, items, anyOf, maxLength, enum: values = items?.enum ?? [] }: Schema): string {
  // In a change, `null` removes a value; the call itself explains this.
  const [first] = anyOf ?? [];
  if (first) return `${first.description ? 'as in the sign-up' : ruleOf(first)}, or \`null\``;
  const limit = description || maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`;
  return joined([oneLine(description ?? items?.description), values.map(code).join(' '), limit], ' ');
}

/** A text the first time, and nothing from then on. */
function once(text: string, seen: Set<string>): string {
  if (seen.has(text)) return '';
  seen.add(text);
  return text;
}

/** Without 500, which is the same for every call. */
function statusTable(responses: Call['responses']): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) => {
    const examples = Object.values(examplesOf(answer));
    const types = examples.flatMap(({ value }) => (value as { readonly type?: string } | undefined)?.type ?? []);
    const isRefusal = status >= '4';
    if (isRefusal || !examples.some(({ summary }) => summary))
      return [[status, oneLine(answer.description), types.map(code).join(' ')]];
    return examples.map(({ summary, value }) => [
      status,
      summary ?? oneLine(answer.description),
      code(JSON.stringify(value)),
    ]);
  });
  return table(
    ['status', 'meaning', 'problem type, or body'],
    rows.filter(([status]) => status !== '500'),
  );
}

/** What is different without a call is on the page of the tag. */
function neededFor(call: Call): string {
  const { 'x-needed-for': needed = [], 'x-optional-for': optional = [] } = call;
  const tags = (names: readonly string[]): string => names.map((name) => code(`shop-${name}`)).join(' and ');
  if (needed.length + optional.length === 0) return `Made by ${call['x-made-by']}.`;
  const neededBy = needed.length > 0 ? `Needed for ${tags(needed)}.` : '';
  return joined([neededBy, optional.length > 0 ? `Optional for ${tags(optional)}.` : ''], ' ');
}

/** A whole request, and the answer to it. */
function exchangeOf({ method, path, parameters, requestBody, responses }: Call, isCrossOrigin: boolean): string {
  const [sent] = valuesOf(requestBody);
  const examples = (where: string) =>
    parameters.flatMap(({ in: place, name, example }) =>
      place === where && example !== undefined ? [{ name, example }] : [],
    );
  const query = examples('query').map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
  const inPath = new Map(examples('path').map(({ name, example }) => [name, example]));
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? name);
  const request = [
    `${method} ${[target, ...(query.length > 0 ? [query.join('&')] : [])].join('?')} HTTP/1.1`,
    ...(isCrossOrigin ? ['Host: api.shop.example', 'Origin: https://www.shop.example'] : []),
    ...examples('header').map(({ name, example }) => `${name}: ${example}`),
    ...(sent === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(sent)]),
  ];
  const answers = ['2', '400'].flatMap((begin) => {
    const found = Object.entries(responses).find(([status]) => status.startsWith(begin));
    return found === undefined ? [] : [answerLines(...found, isCrossOrigin)];
  });
  return answers
    .map((answer, index) => (index === 0 ? [...request, '', ...answer] : answer))
    .map((block) => `\`\`\`http\n${block.join('\n')}\n\`\`\``)
    .join('\n\nIf it refuses the request:\n\n');
}

/** The headers for another origin are the same for every call: one example shows them. */
function answerLines(status: string, answer: Body, isCrossOrigin: boolean): readonly string[] {
  const [type] = Object.keys(answer.content ?? {});
  const [body] = valuesOf(answer);
  return [
    `HTTP/1.1 ${status}`,
    ...(isCrossOrigin
      ? [
          'Access-Control-Allow-Origin: https://www.shop.example',
          'Access-Control-Allow-Credentials: true',
          'Vary: Origin',
        ]
      : []),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(body === undefined ? [] : ['', typeof body === 'string' ? body : JSON.stringify(body)]),
  ];
}

const valuesOf = (body: Body | undefined): readonly unknown[] =>
  Object.values(examplesOf(body)).map(({ value }) => value);
