import { code, joined, oneLine, table } from './markdown.ts';
import { type Body, type Call, examplesOf, readCalls, type Schema } from './services.ts';

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

/** What the guides say of the calls, in Markdown, by the name of its marker: a table of all, and each with a whole exchange. */
export function serviceParts(): Readonly<Record<string, string>> {
  const calls = readCalls();
  const requests = calls.flatMap((call) => {
    const { 'x-made-for': whom, 'x-made-by': made, 'x-sets': sets = '', summary } = call;
    return whom ? [[code(call.name), whom, made, summary, sets]] : [];
  });
  const seen = new Set<string>();
  const parts = GROUPS.map((group) => {
    const own = calls.filter((call) => groupOf(call) === group);
    // A description of one paragraph says what the calls say as well.
    const introductions = own.map(({ introduction }) => introduction).filter((text) => text.includes('\n\n'));
    const sections = own.map((call) => callSection(call, group === 'sign-up', seen));
    return [`calls-${group}`, [...introductions, ...sections].join('\n\n')] as const;
  });
  return {
    requests: table(['call', 'for whom', 'made by', 'what for', 'may set'], requests),
    ...Object.fromEntries(parts),
  };
}

/** @param seen the tables and the long rules that are shown already: each is shown once */
function callSection(call: Call, isCrossOrigin: boolean, seen: Set<string>): string {
  const { summary, description = '', parameters, requestBody, responses } = call;
  const [, accepted] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const given = parameters.filter(({ 'x-sent': isSent = true }) => isSent);
  const rows = given.map((one) => [code(one.name), one.in, one.required ? 'always' : '', oneLine(one.description)]);
  return joined([
    `### ${summary}`,
    code(call.name),
    neededFor(call),
    description,
    exchangeOf(call, isCrossOrigin),
    once(table(['parameter', 'in', 'sent', 'what it is'], rows), seen),
    fieldsTable('field of the request', requestBody, () => true, seen),
    // The name of another field and its values in the example are enough.
    fieldsTable('field of the answer', accepted, ({ description: text }) => text !== undefined, seen),
    statusTable(responses),
  ]);
}

/** The fields of a body; none if it is not an object. */
function fieldsTable(
  head: string,
  body: Body | undefined,
  isShown: (schema: Schema) => boolean,
  seen: Set<string>,
): string {
  const [{ schema: { properties = {}, required = [] } = {} } = {}] = Object.values(body?.content ?? {});
  const rows = Object.entries(properties).flatMap(([name, schema]) => {
    if (!isShown(schema)) return [];
    const rule = ruleOf(schema);
    const isRepeated = rule.length >= LONGEST_REPEATED && once(rule, seen) === '';
    return [[code(name), required.includes(name) ? 'always' : '', isRepeated ? 'As above.' : rule]];
  });
  return once(table([head, 'sent', 'what it is'], rows), seen);
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
  const shown = Object.entries(responses).filter(([status]) => status !== '500');
  const rows = shown.flatMap(([status, answer]) => {
    const examples = examplesOf(answer);
    const meaning = oneLine(answer.description);
    if (status < '4' && examples.some(({ summary }) => summary))
      return examples.map(({ summary = meaning, value }) => [status, summary, code(JSON.stringify(value))]);
    const types = examples.flatMap(({ value }) => (value as { readonly type?: string } | undefined)?.type ?? []);
    return [[status, meaning, types.map(code).join(' ')]];
  });
  return table(['status', 'meaning', 'problem type, or body'], rows);
}

function neededFor(call: Call): string {
  const { 'x-needed-for': needed = [], 'x-optional-for': optional = [] } = call;
  const list = (start: string, tags: readonly string[]): string =>
    tags.length > 0 ? `${start} for ${tags.map((tag) => code(`shop-${tag}`)).join(' and ')}.` : '';
  return joined([list('Needed', needed), list('Optional', optional)], ' ') || `Made by ${call['x-made-by']}.`;
}

/** A whole request, and the answer to it. The headers for another origin are the same for every call: one group shows them. */
function exchangeOf({ name: call, parameters, requestBody, responses }: Call, isCrossOrigin: boolean): string {
  const examples = (where: string): string[][] =>
    parameters.flatMap(({ in: place, name, example }) => (place === where && example ? [[name, example]] : []));
  const target = examples('path').reduce((text, [name, value = '']) => text.replace(`{${name}}`, value), call);
  const query = new URLSearchParams(examples('query'));
  const request = message(`${target}${query.size > 0 ? `?${query}` : ''} HTTP/1.1`, requestBody, [
    ...(isCrossOrigin ? ['Host: api.shop.example', 'Origin: https://www.shop.example'] : []),
    ...examples('header').map((header) => header.join(': ')),
  ]);
  const [answer, ...refusals] = ['2', '400'].flatMap((begin) => {
    const [status, body] = Object.entries(responses).find(([each]) => each.startsWith(begin)) ?? [];
    return status === undefined ? [] : message(`HTTP/1.1 ${status}`, body, isCrossOrigin ? ALLOWED : []);
  });
  return [`${request}\n\n${answer}`, ...refusals]
    .map((block) => `\`\`\`http\n${block}\n\`\`\``)
    .join('\n\nIf it refuses the request:\n\n');
}

const ALLOWED = [
  'Access-Control-Allow-Origin: https://www.shop.example',
  'Access-Control-Allow-Credentials: true',
  'Vary: Origin',
];

/** A request or an answer, with the first example of its body. */
function message(start: string, body: Body | undefined, headers: readonly string[]): string {
  const [type] = Object.keys(body?.content ?? {});
  const [{ value } = {}] = examplesOf(body);
  return [
    start,
    ...headers,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(value === undefined ? [] : ['', typeof value === 'string' ? value : JSON.stringify(value)]),
  ].join('\n');
}
