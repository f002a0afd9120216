import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { code, table } from './tables.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly string[];
}

interface Operation {
  readonly summary: string;
}

interface Contract {
  readonly servers: ReadonlyArray<{ readonly url: string }>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

function readContract(project: string, service: string): Contract {
  return parse(readFileSync(join(project, 'src/embed/api/openapi', `${service}.yaml`), 'utf8')) as Contract;
}

/** Who makes each call, and when. A call that is missing here, or that no file of `src/embed/api/openapi` describes, is an error. */
const MADE: Readonly<Record<string, string>> = {
  'POST /newsletter-subscribers': 'sign-up: when a visitor sends the form',
  'GET /newsletter-subscribers/{subscriberToken}': 'no tag: the shop’s own confirmation page',
  'PUT /newsletter-subscribers/{subscriberToken}': 'no tag: the shop’s own page of the subscription',
  'PUT /newsletter-subscribers/{subscriberToken}/doi': 'no tag: the shop’s own confirmation page',
  'GET /customers/base-data': 'sign-up: for a customer who is logged in, with the login token',
  'GET /psdata': 'footer: once per page, to leave the sign-up out for subscribers',
  'GET /getassignment': 'footer or session: once per page',
  'GET /gettestsat': 'staff panel: for the date that staff choose',
  'GET /token': 'staff panel: when staff apply settings',
  'GET /auth/checkauth': 'staff panel, session: where a staff cookie is there',
  'GET /auth/login/renew': 'staff panel, session: for staff, while the page is open',
  'GET /auth/logout': 'staff panel: when staff log out',
  'POST /login': 'no tag: the shop’s own login page',
  'POST /logintoken/renew': 'footer, session: for a customer who is logged in, before the login expires',
  'POST /longtermtoken/renew': 'footer, session: for a customer whose login has expired',
  'GET /logos/{file}': 'footer: the logos that it shows',
};

/** Every call of the services: where it goes, who makes it, when. */
export function requestsTable(project: string): string {
  const services = globSync('src/embed/api/openapi/*.yaml', { cwd: project })
    .map((file) => file.replace(/^.*\/|\.yaml$/g, ''))
    .toSorted();
  const calls = services.flatMap((service) => callsOf(readContract(project, service)));
  const unknown = Object.keys(MADE).filter((call) => !calls.some(({ name }) => name === call));
  if (unknown.length > 0) throw new Error(`No service knows ${unknown.join(', ')}: remove it from service-tables.ts.`);
  return table(
    ['call', 'made by', 'what for'],
    calls.map(({ name, address, summary }) => [code(address), whoMakes(name), summary]),
  );
}

function callsOf({ servers, paths }: Contract): ReadonlyArray<{ name: string; address: string; summary: string }> {
  const base = (servers[0]?.url ?? '').replace(/^\{serviceBase\}/, '');
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const verb = method.toUpperCase();
      return [{ name: `${verb} ${path}`, address: `${verb} ${base}${path}`, summary: operation.summary }];
    }),
  );
}

function whoMakes(call: string): string {
  const made = MADE[call];
  if (made === undefined) throw new Error(`Who makes ${call}, and when? Say so in service-tables.ts.`);
  return made;
}

/** The fields of the sign-up's request. */
export function signUpTable(project: string): string {
  const { components } = readContract(project, 'newsletter');
  const { properties = {}, required = [] } = components.schemas['CreateNewsletterSubscriberRequest'] ?? {};
  const rows = Object.entries(properties).map(([name, schema]) => {
    const target = components.schemas[schema.$ref?.replace(/^.*\//, '') ?? ''];
    const values = (schema.enum ?? target?.enum)?.map(code).join(' ') ?? '';
    const description = (schema.description ?? target?.description ?? values).replaceAll(/\s+/g, ' ').trim();
    return [code(name), required.includes(name) ? 'always' : 'where the site’s form asks for it', description];
  });
  return table(['field', 'sent', 'what it is'], rows);
}
