import { type Alternative, listAlternatives } from '#tools/contract/drift/alternatives.ts';
import { type Contract, joinPointer, type SchemaPlace } from '#tools/contract/drift/contract.ts';
import type {
  AlternativePair,
  Comparison,
  Pair,
  SchemaChange,
} from '#tools/contract/drift/schema-change.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareForms } from './compare-forms.ts';
import { compareKeywords } from './compare-keywords.ts';
import { compareObjects } from './compare-objects.ts';
import { compareOverlaps } from './compare-overlaps.ts';
import { matchAlternatives } from './match-alternatives.ts';

/** Compares places of two contracts; shared places are compared once. */
export class SchemaComparer {
  readonly #contracts: Pair<Contract>;
  readonly #comparisons = new Map<string, Comparison>();
  readonly #forms = new Map<string, Comparison>();
  readonly #alternatives = new Map<string, AlternativePair>();

  constructor(contracts: Pair<Contract>) {
    this.#contracts = contracts;
  }

  /** The changes at one place, without its parts: those are compared separately. */
  compare(places: Pair<SchemaPlace>): Comparison {
    const key = `${places.before.pointer} ${places.after.pointer}`;
    return cached(this.#comparisons, key, () => {
      const forms = this.#compareForms(places);
      const beside = isReference(places) ? compareAnnotations(this.#contracts, places) : [];
      return { ...forms, changes: [...compareTexts(places), ...beside, ...forms.changes] };
    });
  }

  #compareForms(places: Pair<SchemaPlace>): Comparison {
    const before = this.#contracts.before.resolve(places.before);
    const after = this.#contracts.after.resolve(places.after);
    // A shared schema is a place of its own; here only a change of the reference counts.
    const isShared = before.pointer === after.pointer;
    const at = isShared ? { before, after } : places;
    return cached(this.#forms, `${at.before.pointer} ${at.after.pointer}`, () => {
      const { matched, removed, added } = matchAlternatives(
        listAlternatives(this.#contracts.before, before),
        listAlternatives(this.#contracts.after, after),
      );
      return {
        changes: [
          ...(before.pointer === places.before.pointer ? [] : compareTexts({ before, after })),
          ...compareForms(this.#contracts, at, removed, added),
          ...compareOverlaps(this.#contracts, { before, after }, { matched, removed, added }),
        ],
        alternatives: matched.map((pair) => this.#compareAlternative(pair)),
      };
    });
  }

  #compareAlternative(pair: Pair<Alternative>): AlternativePair {
    const key = [pair.before.pointer, pair.after.pointer, pair.after.schema.type].join(' ');
    return cached(this.#alternatives, key, () => compareAlternative(this.#contracts, pair));
  }
}

/** What is beside a reference is said about this place alone. */
function isReference({ before, after }: Pair<SchemaPlace>): boolean {
  return before.schema.$ref !== undefined && after.schema.$ref !== undefined;
}

function cached<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

function compareTexts({ before, after }: Pair<SchemaPlace>): SchemaChange[] {
  const common = {
    pointers: { before: before.pointer, after: after.pointer },
    keywords: [],
    narrowing: [],
    widening: [],
  };
  const changes: SchemaChange[] = [];
  if (before.schema.description !== after.schema.description) {
    changes.push({ ...common, rule: 'text', detail: {} });
  }
  if (after.schema.deprecated && !before.schema.deprecated) {
    changes.push({ ...common, rule: 'deprecated', detail: {} });
  }
  return changes;
}

function compareAlternative(contracts: Pair<Contract>, pair: Pair<Alternative>): AlternativePair {
  const { before, after } = pair;
  const places = (...names: string[]): Pair<SchemaPlace> => ({
    before: partOf(before, names),
    after: partOf(after, names),
  });
  const parts: AlternativePair['parts'][number][] = [];
  for (const name of Object.keys(before.schema.properties ?? {})) {
    if (after.schema.properties?.[name] === undefined) continue;
    parts.push({ step: { kind: 'property', name }, places: places('properties', name) });
  }
  if (before.schema.items && after.schema.items) {
    parts.push({ step: { kind: 'item' }, places: places('items') });
  }
  if (isSchema(before.schema.additionalProperties) && isSchema(after.schema.additionalProperties)) {
    parts.push({ step: { kind: 'additional' }, places: places('additionalProperties') });
  }
  return {
    ...pair,
    parts,
    changes: [
      ...compareKeywords(contracts, pair),
      ...compareObjects(contracts, pair),
      ...compareAnnotations(contracts, pair),
    ],
  };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object';
}

function partOf({ schema, pointer }: Alternative, names: readonly string[]): SchemaPlace {
  const part = names.reduce<unknown>(
    (node, name) => Reflect.get(node as object, name),
    schema,
  ) as SchemaPlace['schema'];
  return { schema: part, pointer: joinPointer(pointer, ...names) };
}
