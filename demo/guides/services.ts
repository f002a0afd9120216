import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The OpenAPI files of the services. */
const CONTRACT = join(import.meta.dirname, '../../src/embed/api/openapi');

interface Answer {
  readonly description?: string;
  readonly $ref?: string;
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Contract {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly responses?: Readonly<Record<string, Answer>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every call of every service, in Markdown: a second heading for each service, a third one for each call. */
export async function serviceReference(): Promise<string> {
  const files = (await readdir(CONTRACT)).filter((name) => name.endsWith('.yaml')).toSorted();
  const services = await Promise.all(
    files.map(async (name) => serviceSection(name, parse(await readFile(join(CONTRACT, name), 'utf8')) as Contract)),
  );
  return services.join('\n\n');
}

function serviceSection(file: string, contract: Contract): string {
  const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [callSection(`${method.toUpperCase()} ${path}`, operation, contract)] : [];
    }),
  );
  const bases = contract.servers.map(({ url }) => `\`${url}\``).join(' or ');
  const origin = `Below ${bases}. The schemas and examples are in \`src/embed/api/openapi/${file}\`.`;
  return [`## ${contract.info.title}`, contract.info.description, origin, ...calls].join('\n\n');
}

function callSection(call: string, { summary, description = '', responses }: Operation, contract: Contract): string {
  const rows = Object.entries(responses).map(
    ([status, answer]) => `| ${status} | ${cell(descriptionOf(answer, contract))} |`,
  );
  const answers = ['| Status | Answer |', '| - | - |', ...rows].join('\n');
  return [`### ${summary}`, `\`${call}\``, description, answers].join('\n\n');
}

/** Answers that several calls give are described once. */
function descriptionOf({ description, $ref = '' }: Answer, { components }: Contract): string {
  return description ?? components?.responses?.[$ref.replace('#/components/responses/', '')]?.description ?? '';
}

/** A text on one line, in which no character ends the cell of a table. */
function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
