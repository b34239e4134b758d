import { type Alternative, listAlternatives } from './alternatives.ts';
import { compareKeywords } from './compare-keywords.ts';
import { compareObjects } from './compare-objects.ts';
import { isEqual } from './compare-values.ts';
import { type Contract, joinPointer, type SchemaPlace } from './contract.ts';
import type { AlternativePair, Comparison, Pair, SchemaChange } from './schema-change.ts';
import { sampleAlternative } from './values.ts';

/** Compares places of two contracts; what several places share is compared once. */
export class SchemaComparer {
  readonly #contracts: Pair<Contract>;
  readonly #comparisons = new Map<string, Comparison>();
  readonly #forms = new Map<string, Comparison>();
  readonly #alternatives = new Map<string, AlternativePair>();

  constructor(contracts: Pair<Contract>) {
    this.#contracts = contracts;
  }

  /** What has changed at one place, without its parts: those are compared on their own. */
  compare(places: Pair<SchemaPlace>): Comparison {
    const key = `${places.before.pointer} ${places.after.pointer}`;
    return remember(this.#comparisons, key, () => {
      const forms = this.#compareForms(places);
      return { ...forms, changes: [...compareTexts(places), ...forms.changes] };
    });
  }

  #compareForms(places: Pair<SchemaPlace>): Comparison {
    const before = this.#contracts.before.resolve(places.before);
    const after = this.#contracts.after.resolve(places.after);
    // A shared schema is its own place; where another one is named now, the naming has changed.
    const shared = before.pointer === after.pointer;
    const at = shared ? { before, after } : places;
    return remember(this.#forms, `${at.before.pointer} ${at.after.pointer}`, () => {
      const { matched, removed, added } = match(
        listAlternatives(this.#contracts.before, before),
        listAlternatives(this.#contracts.after, after),
      );
      return {
        changes: describeForms(this.#contracts, at, removed, added),
        alternatives: matched.map((pair) => this.#compareAlternative(pair)),
      };
    });
  }

  #compareAlternative(pair: Pair<Alternative>): AlternativePair {
    const key = [pair.before.pointer, pair.after.pointer, pair.after.schema.type].join(' ');
    return remember(this.#alternatives, key, () => compareAlternative(this.#contracts, pair));
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** Pairs the forms: by component, by what tells them apart, by kind; what is left came or went. */
function match(before: readonly Alternative[], after: readonly Alternative[]) {
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

/** Whole numbers are numbers: a change between them is one of a keyword. */
function kindOf({ schema }: Alternative): unknown {
  const type = schema.type ?? (schema.properties ? 'object' : undefined);
  return type === 'integer' ? 'number' : type;
}

/** Properties of one possible value, by which members of a union are told apart. */
function tagsOf({ schema }: Alternative): unknown {
  return Object.entries(schema.properties ?? {})
    .filter(([, { const: value, enum: values }]) => value !== undefined || values?.length === 1)
    .map(([name, { const: value, enum: values }]) => [name, value ?? values?.[0]]);
}

function describeForms(
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
    changes: [...compareKeywords(contracts, pair), ...compareObjects(contracts, pair)],
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
