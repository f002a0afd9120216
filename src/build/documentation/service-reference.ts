import { type Body, type Call, type Parameter, readServices } from './services.ts';
import { code, table } from './tables.ts';

/** Every call of every service in Markdown, with one whole exchange: a third heading per service, a fourth one per call. */
export function serviceReference(): string {
  const isFirst = ({ name }: { readonly name: string }): number => Number(name === 'newsletter');
  const sections = [...readServices()]
    .sort((one, other) => isFirst(other) - isFirst(one))
    .map(({ name, info: { title, description }, calls }) => {
      const file = `The schemas are in \`dist/openapi/${name}.yaml\`.`;
      return [`### ${title}`, description, file, ...calls.map(callSection)];
    });
  return sections.flat().join('\n\n');
}

function callSection(call: Call): string {
  const { method, path, summary, description = '', parameters } = call;
  const rows = Object.entries(call.responses).map(([status, answer]) => {
    const types = examplesOf(answer).flatMap((value) => (value as { readonly type?: string }).type ?? []);
    return [status, oneLine(answer.description), types.map(code).join(' ')];
  });
  const given = parameters.map((one) => [
    code(one.name),
    one.in,
    one.required ? 'always' : '',
    oneLine(one.description),
  ]);
  return [
    `#### ${summary}`,
    code(`${method} ${path}`),
    neededFor(call),
    description,
    exchangeOf(call),
    ...(given.length > 0 ? [table(['parameter', 'in', 'sent', 'what it is'], given)] : []),
    table(['status', 'answer', 'problem type'], rows),
  ].join('\n\n');
}

function neededFor(call: Call): string {
  const { 'x-needed-for': needed = [], 'x-optional-for': optional = [], 'x-without': without } = call;
  const tags = (names: readonly string[]): string => names.map((name) => code(`shop-${name}`)).join(' and ');
  if (needed.length + optional.length === 0) return `Made by ${call['x-made-by']}.`;
  return [
    needed.length > 0 ? `Needed for ${tags(needed)}.` : '',
    optional.length > 0 ? `Optional for ${tags(optional)}: without it, ${without ?? ''}.` : '',
  ].join(' ');
}

/** A whole request, and the answer to it. */
function exchangeOf({ method, path, parameters, requestBody, responses }: Call): string {
  const [sent] = examplesOf(requestBody);
  const examples = (where: string) =>
    parameters.flatMap(({ in: place, name, example }) =>
      place === where && example !== undefined ? [{ name, example }] : [],
    );
  const query = examples('query').map(({ name, example }) => `${name}=${encodeURIComponent(example)}`);
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name));
  const request = [
    `${method} ${[target, ...(query.length > 0 ? [query.join('&')] : [])].join('?')} HTTP/1.1`,
    'Host: api.shop.example',
    'Origin: https://www.shop.example',
    ...examples('header').map(({ name, example }) => `${name}: ${example}`),
    ...(sent === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(sent)]),
  ];
  const answers = ['2', '400'].flatMap((begin) => {
    const found = Object.entries(responses).find(([status]) => status.startsWith(begin));
    return found === undefined ? [] : [answerLines(...found)];
  });
  return answers
    .map((answer, index) => (index === 0 ? [...request, '', ...answer] : answer))
    .map((block) => `\`\`\`http\n${block.join('\n')}\n\`\`\``)
    .join('\n\nIf it refuses the request:\n\n');
}

function answerLines(status: string, answer: Body): readonly string[] {
  const [type] = Object.keys(answer.content ?? {});
  const [body] = examplesOf(answer);
  return [
    `HTTP/1.1 ${status}`,
    'Access-Control-Allow-Origin: https://www.shop.example',
    'Access-Control-Allow-Credentials: true',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(body === undefined ? [] : ['', typeof body === 'string' ? body : JSON.stringify(body)]),
  ];
}

function exampleOf(parameters: readonly Parameter[], wanted: string): string {
  return parameters.find(({ name }) => name === wanted)?.example ?? wanted;
}

function examplesOf(body: Body | undefined): readonly unknown[] {
  return Object.values(body?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples).map(({ value }) => value),
  );
}

const oneLine = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ');
