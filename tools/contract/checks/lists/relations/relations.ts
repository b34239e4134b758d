import { ATTEMPTS } from '#tools/contract/checks/attempts.ts';
import { type ListCall, listParts, pageOf } from '#tools/contract/checks/lists/list-calls.ts';
import { kindOfField } from '#tools/contract/ids/id-kinds.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { persons } from '#tools/contract/vocabulary.ts';
import type { Breach, IDsOf, Relation } from './list-breach.ts';
import { ListReads, type ReadPage } from './list-reads.ts';
import { relationsOf } from './list-relations.ts';
import { shapeOf } from './list-shape.ts';

/** Checks what the schemas of a list imply for several readings of it, while nothing is changed. */
export async function checkRelations({ run, operation, as }: ListCall): Promise<void> {
  const shape = shapeOf(run.contract, operation);
  if (shape === null) return;
  const exchanges = new Map<string, Exchange>();
  const readFor =
    (subject: string): ReadPage =>
    async (parameters) => {
      const parts = listParts({ run, operation, as }, parameters);
      const exchange = await run.send({ operation, parts, as }, { check: 'lists', subject });
      exchanges.set(JSON.stringify(parameters), exchange);
      exchanges.set(keyWithoutPage(parameters), exchange);
      return pageOf(exchange);
    };
  const idsOf: IDsOf = (filter, whose) => {
    const kind = kindOfField(operation, filter);
    if (kind === null) return [];
    const own = run.known.of(kind, as);
    if (whose !== 'others') return own;
    const people = persons.filter((person) => person !== as);
    const foreign = people.flatMap((person) => run.known.of(kind, person).slice(0, 1));
    return foreign.filter((id) => !own.includes(id));
  };
  const newReads = () => new ListReads(shape, readFor('readings of a list, compared'));
  const breaches = await run.known.aside(() =>
    breachesOf(relationsOf(shape, idsOf), newReads, run.parallel),
  );
  for (const { relation, breach } of breaches) {
    const { parameters, expected, actual } = breach;
    const blamed =
      exchanges.get(JSON.stringify(parameters)) ?? exchanges.get(keyWithoutPage(parameters));
    if (blamed === undefined) continue;
    const about = { check: 'lists', subject: relation.subject } as const;
    run.findings.add(blamed, { rule: relation.rule, expected, actual }, about);
    run.coverage.settle(operation.id, 'lists', true);
  }
}

/** A relation that does not hold. */
interface Broken {
  readonly relation: Relation;
  readonly breach: Breach;
}

/**
 * The relations that do not hold, each read again before it counts: only the second breach is
 * returned. Readings are shared between relations, and are new for every second attempt.
 * @param atOnce how many relations are checked at once: nothing changes meanwhile.
 */
export async function breachesOf(
  relations: readonly Relation[],
  newReads: () => ListReads,
  atOnce = 1,
): Promise<readonly Broken[]> {
  const shared = newReads();
  const found = new Map<Relation, Broken>();
  const work = async (queue: Relation[]) => {
    for (let relation = queue.shift(); relation; relation = queue.shift()) {
      const breach = await lastingBreach(relation, shared, newReads);
      if (breach !== null) found.set(relation, { relation, breach });
    }
  };
  // What two requests in a row have in common is seen only where no other comes between them.
  const isAlone = ({ rule }: Relation) => rule === 'order-unstable';
  const others = relations.filter((one) => !isAlone(one));
  await Promise.all(Array.from({ length: atOnce }, () => work(others)));
  await work(relations.filter(isAlone));
  return relations.flatMap((relation) => found.get(relation) ?? []);
}

async function lastingBreach(
  relation: Relation,
  shared: ListReads,
  newReads: () => ListReads,
): Promise<Breach | null> {
  let breach: Breach | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    breach = await relation.check(attempt === 1 ? shared : newReads());
    if (breach === null) return null;
  }
  return breach;
}

function keyWithoutPage({ page: _page, pageSize: _size, ...others }: JsonObject): string {
  return `whole ${JSON.stringify(others)}`;
}
