/** What every answer of the browser's `fetch` has, and what this folder reads of one. */
const METHODS = ['clone', 'json', 'text'] as const;

/** The headers that are read of an answer. */
const HEADERS = ['Content-Type', 'Date', 'Age', 'Retry-After'];

/** Statuses whose answers have no body: a `Response` with one cannot be made. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * What `fetch` has returned, as a whole `Response`. Pages replace `fetch`, and what theirs returns may lack anything: a
 * method, the headers, the address. Its status may be a text. What has arrived counts all the same.
 *
 * @throws when there is no status, which is as good as no answer
 */
export function wholeResponse(answer: Partial<Response>): Response {
  if (isWhole(answer)) return answer;
  const given: unknown = answer.status ?? (answer.ok === true ? 200 : 0);
  const status = Number(given);
  const body = WITHOUT_BODY.includes(status) ? null : bodyOf(answer);
  const url = typeof answer.url === 'string' ? answer.url : '';
  return Object.defineProperties(new Response(body, { status, headers: headersOf(answer.headers) }), {
    url: { value: url },
    redirected: { value: answer.redirected === true && url !== '' },
  });
}

function isWhole(answer: Partial<Response>): answer is Response {
  const { ok, status, headers } = answer;
  const isTyped = typeof ok === 'boolean' && typeof status === 'number' && typeof headers?.get === 'function';
  return isTyped && METHODS.every((name) => typeof answer[name] === 'function');
}

/** The body, read at once and passed on when it has arrived; one that breaks off does so in the result, too. */
function bodyOf(answer: Partial<Response>): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      const text = answer.text ? await answer.text() : JSON.stringify(await answer.json?.());
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** Headers can be a list with a method `get`, or an object with their names in any letters. */
function headersOf(given: unknown): Headers {
  const headers = new Headers();
  const list = Object(given) as Partial<Headers> & Readonly<Record<string, unknown>>;
  for (const name of HEADERS) {
    const key = Object.keys(list).find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
    const value: unknown = typeof list.get === 'function' ? list.get(name) : list[key];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
