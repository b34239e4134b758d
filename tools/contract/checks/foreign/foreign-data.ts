import {
  isPersonalKind,
  type Kind,
  kindOfField,
  kindOfParameter,
} from '#tools/contract/ids/id-kinds.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, typesOf } from '#tools/contract/openapi/schema.ts';
import type { Expectation, Run } from '#tools/contract/run.ts';
import type { Person } from '#tools/contract/suite.ts';
import { owners, sharedKinds } from './shared-kinds.ts';

/** Requests personal records as another person. */
export async function checkForeignData(run: Run): Promise<void> {
  if (!(await run.has('other'))) {
    for (const { id } of run.operations) run.coverage.explain(id, 'foreignData', 'no person other');
    return;
  }
  const operations = run.operations.filter(({ path, body }) => path.includes('{') || body !== null);
  const shared = await sharedKinds(run);
  await run.forEach('foreignData', operations, async (operation) => {
    for (const owner of owners) await tryNamed(run, operation, owner, shared);
    const [parameter] = operation.parameters.filter(({ in: place }) => place === 'path');
    const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
    if (kind === null || !isPersonalKind(kind) || shared.has(kind)) return;
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

/** The ids of an owner's records in a body of `other`. What a list finds by them is a relation of the list. */
async function tryNamed(
  run: Run,
  operation: Operation,
  owner: Person,
  shared: ReadonlySet<Kind>,
): Promise<void> {
  const plain = run.cases.plain(operation, 'other');
  const schema = operation.body?.media[0]?.schema;
  const value = plain.body?.value;
  if (operation.isRead || !isObject(value) || plain.body === null || schema === undefined) return;
  const { body } = plain;
  for (const [name, given] of Object.entries(run.contract.resolve(schema).properties ?? {})) {
    const kind = kindOfField(operation, name);
    const own = kind === null ? [] : run.known.of(kind, 'other');
    const id =
      kind !== null && isPersonalKind(kind) && !shared.has(kind)
        ? run.known.of(kind, owner).find((one) => !own.includes(one))
        : undefined;
    if (id === undefined) continue;
    const isList = typesOf(run.contract.resolve(given)).includes('array');
    const sent = idValue(run.contract, given, id);
    const named = { ...value, [name]: isList ? [sent] : sent };
    const parts = { ...plain, body: { ...body, value: named } };
    if (!run.may(operation, parts)) continue;
    const subject = `the ${kind} of ${owner} named by other as ${name}`;
    const expect: Expectation = ({ response }) => {
      const status = response?.status ?? 0;
      if (status >= 400) return [];
      return [{ rule: 'foreign-data-shown', expected: `404 for ${subject}`, actual: `${status}` }];
    };
    const call = { operation, parts, as: 'other' } as const;
    await run.send(call, { check: 'foreignData', subject }, expect, { impatient: true });
  }
}
