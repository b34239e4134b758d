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
  for await (const { relation, breach } of breachesOf(relationsOf(shape, idsOf), newReads)) {
    const { parameters, expected, actual } = breach;
    const blamed =
      exchanges.get(JSON.stringify(parameters)) ?? exchanges.get(keyWithoutPage(parameters));
    if (blamed === undefined) continue;
    const about = { check: 'lists', subject: relation.subject } as const;
    run.findings.add(blamed, { rule: relation.rule, expected, actual }, about);
    run.coverage.settle(operation.id, 'lists', true);
  }
}

/**
 * The relations that do not hold, each read again before it counts: only the second breach is
 * returned. Readings are shared between relations, and are new for every second attempt.
 */
export async function* breachesOf(
  relations: readonly Relation[],
  newReads: () => ListReads,
): AsyncGenerator<{ readonly relation: Relation; readonly breach: Breach }> {
  const shared = newReads();
  for (const relation of relations) {
    let breach: Breach | null = null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      breach = await relation.check(attempt === 1 ? shared : newReads());
      if (breach === null) break;
    }
    if (breach !== null) yield { relation, breach };
  }
}

function keyWithoutPage({ page: _page, pageSize: _size, ...others }: JsonObject): string {
  return `whole ${JSON.stringify(others)}`;
}
