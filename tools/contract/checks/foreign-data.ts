import { isPersonalKind, type Kind, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Person } from '#tools/contract/suite.ts';

/** People whose records `other` does not share. */
const owners: readonly Person[] = ['main', 'owner'];

/** Requests personal records as another person. */
export async function checkForeignData(run: Run): Promise<void> {
  if (!(await run.has('other'))) {
    for (const { id } of run.operations) run.coverage.explain(id, 'foreignData', 'no person other');
    return;
  }
  const operations = run.operations.filter(({ path }) => path.includes('{'));
  await run.forEach('foreignData', operations, async (operation) => {
    const [parameter] = operation.parameters.filter(({ in: place }) => place === 'path');
    const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
    if (kind === null || !isPersonalKind(kind)) return;
    for (const owner of owners) await tryForeign(run, operation, kind, owner);
  });
}

async function tryForeign(run: Run, operation: Operation, kind: Kind, owner: Person) {
  const parts = run.cases.plain(operation, owner);
  const [id] = Object.values(parts.path);
  const known = run.known.of(kind, owner);
  if (id === undefined || !known.includes(id) || run.known.of(kind, 'other').includes(id)) return;
  if (!run.may(operation, parts)) return;
  const subject = `the ${kind} of ${owner} requested by other`;
  const expect: Expectation = ({ response }) => {
    const status = response?.status ?? 0;
    if (status === 404 || status === 403 || status >= 500 || status === 429) return [];
    return [{ rule: 'foreign-data-shown', expected: `404 for ${subject}`, actual: `${status}` }];
  };
  await run.send({ operation, parts, as: 'other' }, { check: 'foreignData', subject }, expect);
}
