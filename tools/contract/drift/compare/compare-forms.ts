import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import type { Contract, SchemaPlace } from '#tools/contract/drift/contract.ts';
import type { Pair, SchemaChange } from '#tools/contract/drift/schema-change.ts';
import { sampleAlternative } from '#tools/contract/drift/values/values.ts';

/** The changes when alternatives of a value were added and removed. */
export function compareForms(
  contracts: Pair<Contract>,
  places: Pair<SchemaPlace>,
  removed: readonly Alternative[],
  added: readonly Alternative[],
): SchemaChange[] {
  const [gone, come] = [removed.filter(isReal), added.filter(isReal)];
  const common = {
    pointers: { before: places.before.pointer, after: places.after.pointer },
    keywords: [],
  };
  const sample = (contract: Contract, list: readonly Alternative[]) =>
    list.map((one) => sampleAlternative(contract, one));
  const changes: SchemaChange[] = [];
  if (gone.length > 0 && come.length > 0) {
    changes.push({
      ...common,
      rule: 'type',
      detail: { before: gone.map(nameOf).join(' | '), after: come.map(nameOf).join(' | ') },
      narrowing: sample(contracts.before, gone),
      widening: sample(contracts.after, come),
    });
  } else {
    for (const one of gone) {
      changes.push({
        ...common,
        rule: 'variant-removed',
        detail: { name: nameOf(one) },
        narrowing: sample(contracts.before, [one]),
        widening: [],
      });
    }
    for (const one of come) {
      changes.push({
        ...common,
        rule: 'variant-added',
        detail: { name: nameOf(one) },
        narrowing: [],
        widening: sample(contracts.after, [one]),
      });
    }
  }
  if (!removed.every(isReal) || !added.every(isReal)) {
    const isNow = !added.every(isReal);
    changes.push({
      ...common,
      rule: 'nullable',
      detail: { before: !isNow, after: isNow },
      narrowing: isNow ? [] : [null],
      widening: isNow ? [null] : [],
    });
  }
  return changes;
}

function isReal({ schema }: Alternative): boolean {
  return schema.type !== 'null';
}

function nameOf({ component, schema }: Alternative): string {
  return component ?? String(schema.type ?? 'any');
}
