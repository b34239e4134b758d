import { isPersonalKind, type Kind } from '#tools/contract/ids/id-kinds.ts';
import { learnersOf, placesOf } from '#tools/contract/ids/id-sources.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { valuesAt } from '#tools/contract/openapi/values-at.ts';
import type { Run } from '#tools/contract/run.ts';
import type { Person } from '#tools/contract/vocabulary.ts';

/** People whose records `other` does not share. */
export const owners: readonly Person[] = ['main', 'owner'];

/** The lists of another contract than the shop's that show records of a personal kind: kind and place. */
export function derivedList(operation: Operation): readonly [place: string, kind: Kind] | null {
  const found = placesOf(operation).find(([place, kind]) => place.includes('*') && isDerived(kind));
  return operation.isRead && found !== undefined ? found : null;
}

/**
 * The kinds whose records belong to everybody who is signed in. The contract says so (`x-shared` at their list), or
 * there were common records before the run. Where the run has found no records of two people and the list shows
 * `other` what `main` has made, nothing says whether that is meant: a gap.
 */
export async function sharedKinds(run: Run): Promise<ReadonlySet<Kind>> {
  const shared = new Set<Kind>();
  for (const operation of learnersOf(run.contract)) {
    const [place, kind] = derivedList(operation) ?? [];
    if (place === undefined || kind === undefined || operation.isShared === false) continue;
    if (operation.isShared === true || (await isShared(run, operation, place, kind))) {
      shared.add(kind);
    }
  }
  return shared;
}

async function isShared(run: Run, operation: Operation, place: string, kind: Kind) {
  const before = (person: Person) =>
    run.known.of(kind, person).filter((id) => !run.known.isOwn(kind, id));
  const theirs = new Set(before('other'));
  const owned = owners.flatMap(before);
  if (owned.some((id) => theirs.has(id))) return true;
  if (owned.length > 0 && theirs.size > 0) return false;
  if (run.cases.unknownParameters(operation, 'other').length > 0) return false;
  const parts = run.cases.plain(operation, 'other');
  const { response } = await run.client.send({ operation, parts, as: 'other' });
  const made = new Set(owners.flatMap((person) => run.known.of(kind, person)));
  const isCommon = valuesAt(response?.json, place).some((id) => made.has(idText(id) ?? ''));
  if (isCommon) {
    const reason = 'records of one person are listed for others: x-shared says whether they may be';
    run.coverage.explain(operation.id, 'foreignData', reason);
  }
  return isCommon;
}

function isDerived(kind: Kind): boolean {
  return isPersonalKind(kind) && kind.includes(':/');
}
