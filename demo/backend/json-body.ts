import type { Context } from 'hono';
import { newsletterProblem, type Refusal } from './newsletter-problem.ts';

/** Largest body that the services accept, in bytes (newsletter.yaml). */
const MAX_BODY_BYTES = 16 * 1024;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/iu;

/** Answers a request by its JSON body, or explains why that cannot be read. */
export async function withJsonBody(
  c: Context,
  answer: (body: unknown) => Response | Promise<Response>,
): Promise<Response> {
  const body = await readJsonBody(c);
  return 'refusal' in body ? newsletterProblem(c, body.refusal) : answer(body.value);
}

/** A field of a body, whatever the body is. */
export function fieldOf(body: unknown, name: string): unknown {
  return (body as Readonly<Record<string, unknown>> | null)?.[name];
}

/** Parses the body of a request as JSON, or returns why it cannot. Never throws because of the body. */
export async function readJsonBody(c: Context): Promise<{ value: unknown } | { refusal: Refusal }> {
  const mediaType = c.req.header('Content-Type')?.split(';')[0]?.trim() ?? '';
  if (!JSON_TYPE.test(mediaType)) return { refusal: { type: 'urn:newsletter:content_type_unsupported' } };
  const bytes = await readAtMost(c.req.raw, MAX_BODY_BYTES);
  if (bytes === undefined) return { refusal: { type: 'urn:newsletter:body_too_large' } };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return { refusal: { type: 'urn:newsletter:body_invalid', detail: 'no valid JSON' } };
  }
}

/** The body's bytes, or `undefined` as soon as there are more than `limit`. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length')) > limit) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of streamOf(request)) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function* streamOf(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) yield next.value;
}
