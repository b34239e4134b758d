import { derivedIDs } from '#tools/contract/ids/derived-ids.ts';
import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { kindsOf, learnersOf } from '#tools/contract/ids/id-sources.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import type { RequestBody } from '#tools/contract/send/call.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';

/** Lists are requested with the largest page: more ids, more states. */
const bodies: Readonly<Record<string, unknown>> = {
  listProducts: { onlyAvailable: true, pageSize: 60 },
  listOrders: { pageSize: 100 },
};

/** How many parents' lists are read. */
const readParents = 3;
/** How deep a body is searched for fields with ids. */
const deepest = 4;

/** Kinds of ids in an operation's path and body. */
function kindsTaken(run: Run, operation: Operation): Kind[] {
  const inPath = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => kindOfParameter(operation, name));
  const schema = operation.body?.media[0]?.schema;
  const fields = schema === undefined ? [] : fieldsOf(run.contract, schema);
  return [...inPath, ...fields.map((name) => kindOfField(operation, name))].filter(
    (kind) => kind !== null,
  );
}

/** The names of the fields of a body, those of records in its lists, too. */
function fieldsOf(contract: Contract, schema: Schema, depth = 0): string[] {
  if (depth > deepest) return [];
  const { properties = {}, items } = contract.resolve(schema);
  return [
    ...(items === undefined ? [] : fieldsOf(contract, items, depth + 1)),
    ...Object.entries(properties).flatMap(([name, own]) => [
      name,
      ...fieldsOf(contract, own, depth + 1),
    ]),
  ];
}

/** The id sources that the selected operations and sequences need, in order. */
function neededLearners(run: Run, kinds: readonly Kind[]): Operation[] {
  const requested = new Set<Kind>([
    ...kinds,
    ...run.operations.flatMap((operation) => kindsTaken(run, operation)),
  ]);
  const needed = new Set<Operation>();
  const learners = learnersOf(run.contract);
  // Backwards: an id source needs ids of an earlier one.
  for (const operation of learners.toReversed()) {
    const gives = kindsOf(operation).some((kind) => requested.has(kind));
    if (!gives && run.options.operations !== undefined) continue;
    needed.add(operation);
    for (const kind of kindsTaken(run, operation)) requested.add(kind);
  }
  return learners.filter((operation) => needed.has(operation));
}

function bodyOf(operation: Operation, plain: RequestBody | null): RequestBody | null {
  if (plain === null || derivedIDs(operation)?.isLearner) return plain;
  return { mediaType: plain.mediaType, value: bodies[operation.id] ?? {} };
}

/** Reads lists as each person, to collect the ids that the other checks need. */
export async function learn(run: Run, kinds: readonly Kind[]): Promise<void> {
  const operations = neededLearners(run, kinds);
  const people: Person[] = [];
  for (const person of persons) {
    if (person !== 'noScope' && (await run.has(person))) people.push(person);
  }
  for (const [done, operation] of operations.entries()) {
    run.report({ check: 'learn', done, total: operations.length });
    if (run.excludedBecause(operation.id) !== null) continue;
    const entitled = people.filter((person) => (person === 'staff') === operation.isForStaff);
    const callers = operation.security === 'none' ? entitled.slice(0, 1) : entitled;
    await run.apart(callers.map((person) => () => learnFrom(run, operation, person)));
  }
  run.report({ check: 'learn', done: operations.length, total: operations.length });
}

async function learnFrom(run: Run, operation: Operation, as: Person): Promise<void> {
  if (run.cases.unknownParameters(operation, as).length > 0) return;
  const plain = run.cases.plain(operation, as);
  for (const path of pathsOf(run, operation, as)) {
    const parts = { ...plain, path, body: bodyOf(operation, plain.body) };
    await run.send({ operation, parts, as }, { check: 'learn', subject: `list as ${as}` });
  }
}

/** Paths of a list, one for each of its first parents. */
function pathsOf(run: Run, operation: Operation, as: Person): Record<string, string>[] {
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
  if (!parameter || kind === null) return [{}];
  return run.known
    .of(kind, as)
    .slice(0, readParents)
    .map((id) => ({ [parameter.name]: id }));
}
