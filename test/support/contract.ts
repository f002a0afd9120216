import { createContract, describeError } from '../../src/node/conformance/contract.ts';
import { readDocuments } from '../../src/node/conformance/documents.ts';

/** Loads the OpenAPI files and compiles their schemas. */
export function loadContract() {
  const contract = createContract(readDocuments());

  /** The errors of a value in a schema, as sentences. */
  const faultsOf = (schema: object, value: unknown): string[] => contract.errorsOf(schema, value).map(describeError);

  /** Throws if an answer to a request is not documented. Both bodies remain readable. */
  const check = async (request: Request, response: Response): Promise<void> => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname} → ${response.status}`;
    const operation = contract.operations.find(
      ({ method, pattern }) => method === request.method && pattern.test(pathname),
    );
    if (operation === undefined) {
      if (response.status !== 404) throw new Error(`${call}: the contract has no such call.`);
      return;
    }
    const expected = operation.responses[String(response.status)];
    if (expected === undefined) throw new Error(`${call}: the contract has no such answer.`);
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    const schema = expected.content?.[type]?.schema;
    if (schema === undefined) throw new Error(`${call}: the contract has no body of the type "${type}".`);
    const text = await response.clone().text();
    const faults = faultsOf(schema, type.endsWith('json') ? JSON.parse(text) : text);
    if (faults.length > 0) throw new Error(`${call}: the body breaks the contract: ${faults.join('; ')}`);
  };

  return { ...contract, faultsOf, check };
}
