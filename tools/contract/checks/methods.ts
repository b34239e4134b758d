import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import { matchPath } from '#tools/mock/match-path.ts';
import { unknownInPath } from './unknown-ids.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every path with its undocumented methods. */
export async function checkMethods(run: Run): Promise<void> {
  const firstOfPath = new Map<string, Operation>();
  for (const operation of run.operations) {
    if (!firstOfPath.has(operation.path)) firstOfPath.set(operation.path, operation);
  }
  await run.forEach('methods', [...firstOfPath.values()], async (operation) => {
    const known = run.contract.operations
      .filter(({ path }) => path === operation.path)
      .map(({ method }) => method);
    for (const method of methods) {
      if (known.includes(method) || isOfAnotherPath(run, operation, method)) continue;
      if (run.consent === 'none' && method !== 'GET') continue;
      await tryMethod(run, operation, method, known);
    }
  });
}

/** `GET /order/filter` is `GET /order/{id}` to a router that does not prefer literal segments. */
function isOfAnotherPath({ contract }: Run, operation: Operation, method: string): boolean {
  const others = contract.operations
    .filter((other) => other.method === method && other.path !== operation.path)
    .map(({ path }) => path);
  return matchPath(others, operation.path) !== undefined;
}

async function tryMethod(
  run: Run,
  operation: Operation,
  method: string,
  known: readonly string[],
): Promise<void> {
  const subject = `method ${method}`;
  const expect: Expectation = ({ response }) => {
    if (response === null || response.status >= 500) return [];
    if (response.status !== 405) {
      return [
        { rule: 'method-accepted', expected: `405 for ${method}`, actual: `${response.status}` },
      ];
    }
    const allow = (response.headers.get('allow') ?? '').split(/\s*,\s*/);
    const missing = known.filter((one) => !allow.includes(one));
    if (missing.length === 0) return [];
    const actual = response.headers.get('allow') ?? 'no Allow';
    return [{ rule: 'allow-missing', expected: `Allow with ${known.join(', ')}`, actual }];
  };
  const plain = run.cases.plain(operation, 'main');
  // In case the method works after all, the path must name nothing that exists.
  const path = Object.fromEntries(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, unknownInPath(run, operation, one)]),
  );
  const parts = {
    ...plain,
    path: run.consent === 'all' ? plain.path : path,
    query: [],
    body: null,
  };
  await run.send({ operation, parts, as: 'main', method }, { check: 'methods', subject }, expect);
}
