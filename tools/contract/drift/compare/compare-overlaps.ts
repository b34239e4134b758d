import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import type { Contract, Schema, SchemaPlace } from '#tools/contract/drift/contract.ts';
import type { Pair, SchemaChange } from '#tools/contract/drift/schema-change.ts';
import { sampleAlternative } from '#tools/contract/drift/values/values.ts';
import { isEqual } from './compare-values.ts';
import type { MatchedAlternatives } from './match-alternatives.ts';

/**
 * Members of a `oneOf` that a value can be of at once now: it was accepted as one of them and is rejected
 * as two. Where nothing shows that they exclude each other, they count as overlapping.
 */
export function compareOverlaps(
  contracts: Pair<Contract>,
  places: Pair<SchemaPlace>,
  { matched, added }: MatchedAlternatives,
): SchemaChange[] {
  if (!places.after.schema.oneOf) return [];
  const former = new Map(matched.map(({ before, after }) => [after, before]));
  const wasUnion = places.before.schema.oneOf !== undefined;
  const members = [...former.keys(), ...added];
  return members.flatMap((one, index) =>
    members.slice(index + 1).flatMap((other): SchemaChange[] => {
      const [oneBefore, otherBefore] = [former.get(one), former.get(other)];
      // Nothing was accepted as either of two new members.
      if (areDisjoint(one, other) || (!oneBefore && !otherBefore)) return [];
      const overlapped = oneBefore && otherBefore && !areDisjoint(oneBefore, otherBefore);
      // Only `not` may have kept them apart before.
      const isFreed = isLessExcluded(oneBefore, one) || isLessExcluded(otherBefore, other);
      if (wasUnion && overlapped && !isFreed) return [];
      const samples = [oneBefore, otherBefore].flatMap((alternative) =>
        alternative ? [sampleAlternative(contracts.before, alternative)] : [],
      );
      const others = [one, other].map((member) => sampleAlternative(contracts.after, member));
      return [
        {
          rule: 'variant-overlap',
          detail: { name: `${nameOf(one)}, ${nameOf(other)}` },
          pointers: { before: places.before.pointer, after: places.after.pointer },
          keywords: ['oneOf'],
          isCause: ({ passingSchemas }) => Array.isArray(passingSchemas),
          narrowing: [...samples, ...samples.flatMap((value) => merged(value, others))],
          widening: [],
          reason: `nothing shows that ${nameOf(one)} and ${nameOf(other)} exclude each other`,
          otherwise: { request: 'breaking', response: 'info' },
        },
      ];
    }),
  );
}

/** An object with the properties of others too: what is of two kinds has those of both. */
function merged(value: unknown, others: readonly unknown[]): unknown[] {
  if (!isObject(value)) return [];
  return others.filter(isObject).map((other) => ({ ...other, ...value }));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether no value can be of both: by type, by a property with other values, by one that a closed one lacks. */
function areDisjoint({ schema: one }: Alternative, { schema: other }: Alternative): boolean {
  const [type, otherType] = [kindOf(one), kindOf(other)];
  if (type !== undefined && otherType !== undefined && type !== otherType) return true;
  return haveOtherValues(one, other) || lacks(one, other) || lacks(other, one);
}

function kindOf({ type, properties }: Schema): unknown {
  return type === 'integer' ? 'number' : (type ?? (properties ? 'object' : undefined));
}

function haveOtherValues(one: Schema, other: Schema): boolean {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  if (values && others && !values.some((value) => others.includes(value))) return true;
  const names = Object.keys(one.properties ?? {}).filter(
    (name) => one.required?.includes(name) || other.required?.includes(name),
  );
  return names.some((name) => {
    const [mine, theirs] = [one.properties?.[name], other.properties?.[name]];
    if (mine === undefined || theirs === undefined) return false;
    const [values, others] = [valuesOf(mine), valuesOf(theirs)];
    return values && others ? !values.some((value) => others.includes(value)) : false;
  });
}

function valuesOf({ const: value, enum: values }: Schema): readonly unknown[] | undefined {
  return value === undefined ? values : [value];
}

/** Whether one is closed and has no place for what the other requires. */
function lacks(closed: Schema, other: Schema): boolean {
  if (closed.additionalProperties !== false) return false;
  return (other.required ?? []).some((name) => closed.properties?.[name] === undefined);
}

/** Whether a `not` of a member is gone or another one: what it kept for the other may be of both. */
function isLessExcluded(before: Alternative | undefined, after: Alternative): boolean {
  const was = before?.schema.not;
  return was !== undefined && !isEqual(was, after.schema.not);
}

function nameOf({ component, schema }: Alternative): string {
  return component ?? String(schema.type ?? 'any');
}
