import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { isEqual } from './compare-values.ts';

export interface MatchedAlternatives {
  readonly matched: readonly Pair<Alternative>[];
  readonly removed: readonly Alternative[];
  readonly added: readonly Alternative[];
}

/** Pairs the alternatives by component, by distinguishing property, by type; the rest was added or removed. */
export function matchAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
): MatchedAlternatives {
  const matched: Pair<Alternative>[] = [];
  let removed = [...before];
  let added = [...after];
  const rules: ((one: Alternative, other: Alternative) => boolean)[] = [
    (one, other) =>
      one.component !== undefined &&
      one.component === other.component &&
      kindOf(one) === kindOf(other),
    (one, other) => isEqual(one.schema, other.schema),
    (one, other) => isEqual(tagsOf(one), tagsOf(other)) && kindOf(one) === kindOf(other),
  ];
  for (const fits of rules) {
    for (const one of [...removed]) {
      const other = added.find((candidate) => fits(one, candidate));
      if (other === undefined) continue;
      matched.push({ before: one, after: other });
      removed = removed.filter((candidate) => candidate !== one);
      added = added.filter((candidate) => candidate !== other);
    }
  }
  return { matched, removed, added };
}

/** Integers are numbers: a change between them is a change of a keyword. */
function kindOf({ schema }: Alternative): unknown {
  const type = schema.type ?? (schema.properties ? 'object' : undefined);
  return type === 'integer' ? 'number' : type;
}

/** Properties with one possible value, by which members of a union are distinguished. */
function tagsOf({ schema }: Alternative): unknown {
  return Object.entries(schema.properties ?? {})
    .filter(([, { const: value, enum: values }]) => value !== undefined || values?.length === 1)
    .map(([name, { const: value, enum: values }]) => [name, value ?? values?.[0]]);
}
