import { SchemaComparer } from '#tools/contract/drift/compare/compare-schemas.ts';
import type { Contract, SchemaPlace } from '#tools/contract/drift/contract.ts';
import { findCounterexample, type Use } from '#tools/contract/drift/counterexample.ts';
import {
  type Counterexample,
  type Direction,
  type Finding,
  type Severity,
  severities,
} from '#tools/contract/drift/finding.ts';
import { namePlace } from '#tools/contract/drift/place-names.ts';
import type { Root } from '#tools/contract/drift/roots.ts';
import type { Pair, SchemaChange } from '#tools/contract/drift/schema-change.ts';

interface Visit extends Use {
  readonly places: Pair<SchemaPlace>;
}

/** Changes of schemas, each once however many operations use it. */
export function findSchemaChanges(contracts: Pair<Contract>, roots: readonly Root[]): Finding[] {
  const comparer = new SchemaComparer(contracts);
  const found = new Map<SchemaChange, Use[]>();
  for (const group of groupRoots(roots)) {
    for (const [change, use] of walk(comparer, group[0])) {
      const uses = found.get(change) ?? [];
      found.set(change, uses);
      uses.push(...group.map((root) => ({ ...use, root })));
    }
  }
  return [...found].map(([change, uses]) => toFinding(contracts, change, uses));
}

/** Values with equal places and direction are walked once. */
function groupRoots(roots: readonly Root[]): [Root, ...Root[]][] {
  const groups = new Map<string, [Root, ...Root[]]>();
  for (const root of roots) {
    const { before, after } = root.places;
    const named = [before, after].map(({ schema, pointer }) => schema.$ref ?? pointer);
    const key = [root.direction, ...named].join(' ');
    const group = groups.get(key);
    if (group) group.push(root);
    else groups.set(key, [root]);
  }
  return [...groups.values()];
}

/** All changes within a complete value with the shortest path to each. */
function* walk(comparer: SchemaComparer, root: Root): Generator<[SchemaChange, Use]> {
  const seen = new Set<unknown>();
  const waiting: Visit[] = [{ root, trail: [], places: root.places }];
  for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
    const { trail } = visit;
    const { changes, alternatives } = comparer.compare(visit.places);
    for (const change of changes) {
      if (seen.has(change)) continue;
      seen.add(change);
      yield [change, { root, trail }];
    }
    for (const pair of alternatives) {
      if (seen.has(pair)) continue;
      seen.add(pair);
      for (const change of pair.changes) yield [change, { root, trail }];
      for (const { step, places } of pair.parts) {
        waiting.push({ root, trail: [...trail, { alternatives: pair, step }], places });
      }
    }
  }
}

function toFinding(contracts: Pair<Contract>, change: SchemaChange, uses: readonly Use[]): Finding {
  const verdicts = (['request', 'response'] as const).flatMap((direction) => {
    const own = uses.filter(({ root }) => root.direction === direction);
    return own.length === 0 ? [] : [validate(contracts, change, direction, own)];
  });
  const worst =
    severities.find((one) => verdicts.some(({ severity }) => severity === one)) ?? 'info';
  const reported = verdicts.filter(({ severity }) => severity === worst);
  const example = reported.find(({ counterexample }) => counterexample)?.counterexample;
  const [first] = reported;
  return {
    rule: change.rule,
    severity: worst,
    place: namePlace(contracts, change.pointers),
    pointers: change.pointers,
    detail: change.detail,
    calls: [...new Set(reported.flatMap(({ calls }) => calls))],
    ...(first && reported.length === 1 ? { direction: first.direction } : {}),
    ...(example ? { counterexample: example } : {}),
  };
}

function validate(
  contracts: Pair<Contract>,
  change: SchemaChange,
  direction: Direction,
  uses: readonly Use[],
) {
  const { narrowing, widening, otherwise } = change;
  const counterexample = findCounterexample(contracts, change, uses);
  const isClaimed = (direction === 'request' ? narrowing : widening).length > 0;
  const unproven: Severity = otherwise?.[direction] ?? (isClaimed ? 'warning' : 'info');
  const severity = counterexample ? ('breaking' as const) : unproven;
  const shown =
    counterexample ?? (severity === 'breaking' ? describeUndecided(change, uses) : undefined);
  return {
    direction,
    severity,
    calls: uses.map(({ root }) => root.operation.call),
    ...(shown ? { counterexample: shown } : {}),
  };
}

/** What breaks by its meaning, or may break: nobody has shown that it does not. */
function describeUndecided(
  { reason, keywords }: SchemaChange,
  [use]: readonly Use[],
): Counterexample | undefined {
  if (use === undefined) return undefined;
  const { direction, operation, status, part } = use.root;
  return {
    kind: direction,
    call: [operation.call, status].filter(Boolean).join(' → '),
    part,
    rejection: reason ?? `nobody can decide whether ${keywords.join(', ')} rejects more now`,
  };
}
