import {
  type Body,
  type Call,
  callsOf,
  type Contract,
  readContract,
  resolved,
  servicesByName,
} from './service-tables.ts';
import { code, table } from './tables.ts';

/** Every call of every service in Markdown, with one whole exchange: a third heading per service, a fourth one per call. */
export function serviceReference(): string {
  const others = servicesByName().filter((name) => name !== 'newsletter');
  const sections = ['newsletter', ...others].map((service) => {
    const contract = readContract(service);
    const { title, description } = contract.info;
    const file = `The schemas are in \`dist/openapi/${service}.yaml\`.`;
    return [`### ${title}`, description, file, ...callsOf(contract).map((call) => callSection(call, contract))];
  });
  return sections.flat().join('\n\n');
}

function callSection({ call, operation, parameters }: Call, contract: Contract): string {
  const { summary, description = '', responses } = operation;
  const rows = Object.entries(responses).map(([status, response]) => {
    const answer = resolved(contract, response);
    const types = examplesOf(answer).flatMap(({ value }) => (value as { readonly type?: string }).type ?? []);
    return [status, oneLine(answer.description ?? ''), types.map(code).join(' ')];
  });
  const given = parameters.map((one) => [
    code(one.name),
    one.in,
    one.required ? 'always' : '',
    oneLine(one.description),
  ]);
  return [
    `#### ${summary}`,
    code(call),
    neededFor(operation),
    description,
    exchangeOf({ call, operation, parameters }, contract),
    ...(given.length > 0 ? [table(['parameter', 'in', 'sent', 'what it is'], given)] : []),
    table(['status', 'answer', 'problem type'], rows),
  ].join('\n\n');
}

function neededFor(operation: Call['operation']): string {
  const { 'x-needed-for': needed = [], 'x-optional-for': optional = [], 'x-without': without } = operation;
  const tags = (names: readonly string[]): string => names.map((name) => code(`shop-${name}`)).join(' and ');
  if (needed.length + optional.length === 0) return `Made by ${operation['x-made-by']}.`;
  return [
    needed.length > 0 ? `Needed for ${tags(needed)}.` : '',
    optional.length > 0 ? `Optional for ${tags(optional)}: without it, ${without ?? ''}.` : '',
  ].join(' ');
}

/** A whole request, and the answer to it. */
function exchangeOf({ call, operation, parameters }: Call, contract: Contract): string {
  const [method = '', path = ''] = call.split(' ');
  const sent = examplesOf(operation.requestBody)[0]?.value;
  const headers = parameters.filter(({ in: where, example }) => where === 'header' && example !== undefined);
  const answers = ['2', '400'].flatMap((begin) => {
    const found = Object.entries(operation.responses).find(([status]) => status.startsWith(begin));
    return found === undefined ? [] : [answerLines(found[0], resolved(contract, found[1]))];
  });
  const asked = parameters.filter(({ in: where, example }) => where === 'query' && example !== undefined);
  const query = asked.map(({ name, example = '' }) => `${name}=${encodeURIComponent(example)}`).join('&');
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name));
  const lines = [
    `${method} ${target}${query && `?${query}`} HTTP/1.1`,
    'Host: api.shop.example',
    'Origin: https://www.shop.example',
    ...headers.map(({ name, example }) => `${name}: ${example}`),
    ...(sent === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(sent)]),
  ];
  const blocks = answers.map((answer, index) => (index === 0 ? [...lines, '', ...answer] : answer));
  return blocks.map((block) => `\`\`\`http\n${block.join('\n')}\n\`\`\``).join('\n\nIf it refuses the request:\n\n');
}

function answerLines(status: string, answer: Body): readonly string[] {
  const [type] = Object.keys(answer.content ?? {});
  const body = examplesOf(answer)[0]?.value;
  return [
    `HTTP/1.1 ${status}`,
    'Access-Control-Allow-Origin: https://www.shop.example',
    'Access-Control-Allow-Credentials: true',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(body === undefined ? [] : ['', typeof body === 'string' ? body : JSON.stringify(body)]),
  ];
}

function exampleOf(parameters: Call['parameters'], wanted: string): string {
  return parameters.find(({ name }) => name === wanted)?.example ?? wanted;
}

function examplesOf(body: Body | undefined): ReadonlyArray<{ readonly value: unknown }> {
  return Object.values(body?.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples));
}

const oneLine = (text = ''): string => text.trim().replaceAll(/\s+/g, ' ');
