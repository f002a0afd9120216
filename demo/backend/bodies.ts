import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Credentials } from '../../src/embed/api/openapi/login.types.ts';
import type {
  CreateNewsletterSubscriberRequest,
  UpdateNewsletterSubscriberRequest,
} from '../../src/embed/api/openapi/newsletter.types.ts';
import { cleanName, isName } from '../../widgets/newsletter/rules/person-name.ts';
import { refuse, serviceOf } from './problem.ts';

export type Schemas = ReturnType<typeof createSchemas>;

/** Compiles the schemas of the bodies from the parsed OpenAPI files. */
export function createSchemas(documents: Readonly<Record<'newsletter' | 'login', object>>) {
  // A document contains more than schemas.
  const ajv = new Ajv2020({ strict: false });
  for (const [service, document] of Object.entries(documents)) ajv.addSchema(document, service);
  const find = <Body>(service: keyof typeof documents, name: string) =>
    ajv.getSchema(`${service}#/components/schemas/${name}`) as ValidateFunction<Body>;
  return {
    signUp: find<CreateNewsletterSubscriberRequest>('newsletter', 'CreateNewsletterSubscriberRequest'),
    changes: find<UpdateNewsletterSubscriberRequest>('newsletter', 'UpdateNewsletterSubscriberRequest'),
    credentials: find<Credentials>('login', 'Credentials'),
  };
}

/** Refuses bodies that are larger than the services accept (newsletter.yaml). */
export const limitBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: (c) => refuse(c, serviceOf(c) === 'login' ? 'urn:login:body_invalid' : 'urn:newsletter:body_too_large'),
});

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/iu;

/** A JSON body, or `undefined` if there is none. A form of a page of any origin can send JSON as text. */
export async function readJson(c: Context): Promise<unknown> {
  return isJson(c) ? c.req.json<unknown>().catch(() => undefined) : undefined;
}

function isJson(c: Context): boolean {
  return JSON_TYPE.test(c.req.header('Content-Type') ?? '');
}

export async function readField(c: Context, name: string): Promise<unknown> {
  const body = (await readJson(c)) as Readonly<Record<string, unknown>> | null | undefined;
  return body?.[name];
}

/** Answers a request of the newsletter service by its body, or explains why the body is refused. */
export async function withBody<Body extends object>(
  c: Context,
  isValid: ValidateFunction<Body>,
  answer: (body: Body) => Response | Promise<Response>,
): Promise<Response> {
  if (!isJson(c)) return refuse(c, 'urn:newsletter:content_type_unsupported');
  const body = await readJson(c);
  if (!isValid(body)) {
    const { instancePath = '', keyword, message } = isValid.errors?.[0] ?? {};
    const isAddress = instancePath === '/email' && keyword !== 'type';
    return refuse(c, `urn:newsletter:${isAddress ? 'email' : 'body'}_invalid`, `${instancePath} ${message}`.trim());
  }
  // The form refuses more than the schema: names that look like web addresses.
  const entries = Object.entries(body as Readonly<Record<string, unknown>>);
  const names = entries.filter(([key, value]) => ['firstName', 'lastName'].includes(key) && value !== null);
  const cleaned = names.map(([key, value]) => [key, cleanName(String(value))] as const);
  const wrong = cleaned.find(([, name]) => !isName(name));
  if (wrong) return refuse(c, 'urn:newsletter:body_invalid', `/${wrong[0]} must be a name`);
  return answer({ ...body, ...Object.fromEntries(cleaned) });
}
