import { code, joined, oneLine, table } from './markdown.ts';
import { type Body, type Call, examplesOf, readCalls, type Schema } from './services.ts';

/** Who needs a call. The guides have a section, and the marker `calls-…`, for each group. */
function groupOf(call: Call): string {
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
  const shown = new Set<string>();
  const isNew = (rule = ''): boolean => rule !== '' && shown.size < shown.add(rule).size;
  // The sign-up has a page of its own, which the other pages do not repeat.
  const parts = [...new Set(['sign-up', ...calls.map(groupOf)])].map((group) => {
    const own = calls.filter((call) => groupOf(call) === group);
    // A description of one paragraph says what the calls say as well.
    const introductions = own.map(({ introduction }) => introduction).filter((text) => text.includes('\n\n'));
    const sections = own.map((call) => callSection(call, isNew));
    return [`calls-${group}`, [...introductions, ...sections].join('\n\n')] as const;
  });
  return {
    requests: table(['call', 'for whom', 'made by', 'what for', 'may set'], requests),
    ...Object.fromEntries(parts),
  };
}

/** @param isNew whether a rule is shown for the first time: what is known of parameters and answers is not repeated */
function callSection(call: Call, isNew: (rule?: string) => boolean): string {
  const { summary, description = '', parameters: given, requestBody, responses } = call;
  const [, accepted] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const known = given.filter(({ description: rule }) => !isNew(rule));
  const rows = given.map((one) => [code(one.name), one.in, one.required ? 'always' : '', oneLine(one.description)]);
  const asked = fieldsOf(requestBody, ({ description: rule }) => {
    // A request is shown whole. The answers do not repeat its rules.
    isNew(rule);
    return true;
  });
  const answered = fieldsOf(accepted, ({ description: rule }) => isNew(rule));
  return joined([
    `### ${summary}`,
    code(call.name),
    neededFor(call),
    description,
    exchangeOf(call),
    known.length < given.length ? table(['parameter', 'in', 'sent', 'what it is'], rows) : '',
    table(['field of the request', 'sent', 'what it is'], asked),
    table(['field of the answer', 'sent', 'what it is'], answered),
    statusTable(responses),
  ]);
}

/** The fields of a body; none if it is not an object. Fields with one rule share a row. */
function fieldsOf(body: Body | undefined, isShown: (schema: Schema) => boolean): readonly string[][] {
  const [{ schema: { properties = {}, required = [] } = {} } = {}] = Object.values(body?.content ?? {});
  const rows = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(properties).filter(([, each]) => isShown(each))) {
    const facts = [required.includes(name) ? 'always' : '', ruleOf(schema)];
    const row = rows.get(facts.join('|'));
    if (row) row[0] = `${row[0] ?? ''} ${code(name)}`;
    else rows.set(facts.join('|'), [code(name), ...facts]);
  }
  return [...rows.values()];
}

/** What a field is, and which values it has. */
function ruleOf({ description, items, anyOf, maxLength, enum: values = items?.enum ?? [] }: Schema): string {
  // In a change, `null` removes a value; the call itself explains this.
  const [first] = anyOf ?? [];
  if (first) return `${first.description ? 'as in the sign-up' : ruleOf(first)}, or \`null\``;
  const limit = description || maxLength === undefined ? '' : `At most ${String(maxLength)} characters.`;
  return joined([oneLine(description ?? items?.description), values.map(code).join(' '), limit], ' ');
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

/** A whole request, and the answer to it. */
function exchangeOf({ name: call, parameters, requestBody, responses }: Call): string {
  const examples = (where: string): string[][] =>
    parameters.flatMap(({ in: place, name, example }) => (place === where && example ? [[name, example]] : []));
  const target = examples('path').reduce((text, [name, value = '']) => text.replace(`{${name}}`, value), call);
  const query = new URLSearchParams(examples('query'));
  const headers = examples('header').map((header) => header.join(': '));
  const request = message(`${target}${query.size > 0 ? `?${query}` : ''} HTTP/1.1`, requestBody, headers);
  const [answer, ...refusals] = ['2', '400'].flatMap((begin) => {
    const [status, body] = Object.entries(responses).find(([each]) => each.startsWith(begin)) ?? [];
    return status === undefined ? [] : message(`HTTP/1.1 ${status}`, body);
  });
  return [`${request}\n\n${answer}`, ...refusals]
    .map((block) => `\`\`\`http\n${block}\n\`\`\``)
    .join('\n\nIf it refuses the request:\n\n');
}

/** A request or an answer, with the first example of its body. */
function message(start: string, body: Body | undefined, headers: readonly string[] = []): string {
  const [type] = Object.keys(body?.content ?? {});
  const [{ value } = {}] = examplesOf(body);
  return [
    start,
    ...headers,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(value === undefined ? [] : ['', typeof value === 'string' ? value : JSON.stringify(value)]),
  ].join('\n');
}
