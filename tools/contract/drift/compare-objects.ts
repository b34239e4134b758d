import type { Alternative } from './alternatives.ts';
import type { Contract, Schema } from './contract.ts';
import { isRecord } from './contract.ts';
import type { Pair, SchemaChange, Side } from './schema-change.ts';
import { SmallObjects } from './small-objects.ts';

const unexpected = 'unexpected';

/** Changes of an object's properties, of the required ones and of the additional ones. */
export function compareObjects(contracts: Pair<Contract>, pair: Pair<Alternative>): SchemaChange[] {
  const names = new Set([...namesOf(pair.before.schema), ...namesOf(pair.after.schema)]);
  const objects = new ObjectPair(contracts, pair);
  return [...names]
    .flatMap((name) => objects.compareProperty(name))
    .concat(objects.compareOpenness(), objects.compareCounts());
}

function namesOf({ properties, required }: Schema): string[] {
  return [...Object.keys(properties ?? {}), ...(required ?? [])];
}

class ObjectPair {
  readonly #pair: Pair<Alternative>;
  readonly #small: SmallObjects;

  constructor(contracts: Pair<Contract>, pair: Pair<Alternative>) {
    this.#pair = pair;
    this.#small = new SmallObjects(contracts, pair);
  }

  compareProperty(name: string): SchemaChange[] {
    const [was, is] = [this.#small.knows('before', name), this.#small.knows('after', name)];
    const [needed, needs] = [
      this.#small.requires('before', name),
      this.#small.requires('after', name),
    ];
    const detail = { name, before: needed, after: needs };
    const pointers = {
      ...(was ? { before: this.#small.pointer('before', name) } : {}),
      ...(is ? { after: this.#small.pointer('after', name) } : {}),
    };
    if (was && !is) {
      return [
        {
          rule: 'property-removed',
          detail,
          pointers,
          keywords: ['additionalProperties', 'required'],
          narrowing: this.#small.isOpen('after') ? [] : [this.#small.object('before', name)],
          widening: needed ? [this.#small.object('after', undefined, name)] : [],
          // A removed property has no effect in a request and is missing in a response.
          otherwise: { request: 'warning', response: 'warning' },
        },
      ];
    }
    if (is && !was) {
      return [
        {
          rule: 'property-added',
          detail,
          pointers,
          keywords: ['additionalProperties', 'required'],
          narrowing: needs ? [this.#small.object('before', undefined, name)] : [],
          widening: this.#small.isOpen('before') ? [] : [this.#small.object('after', name)],
        },
      ];
    }
    if (needed === needs) return [];
    return [
      {
        rule: needs ? 'property-required' : 'property-optional',
        detail,
        pointers,
        keywords: ['required'],
        narrowing: needs ? [this.#small.object('before', undefined, name)] : [],
        widening: needs ? [] : [this.#small.object('after', undefined, name)],
      },
    ];
  }

  compareOpenness(): SchemaChange[] {
    const [was, is] = [this.#small.isOpen('before'), this.#small.isOpen('after')];
    if (was === is) return this.#compareRest();
    return [
      {
        rule: is ? 'object-opened' : 'object-closed',
        detail: {},
        pointers: { before: this.#pair.before.pointer, after: this.#pair.after.pointer },
        keywords: ['additionalProperties'],
        narrowing: is ? [] : [this.#small.object('before', unexpected)],
        widening: is ? [this.#small.object('after', unexpected)] : [],
      },
    ];
  }

  /** Whether additional properties have a schema; where both have one, it is compared separately. */
  #compareRest(): SchemaChange[] {
    const { before, after } = this.#pair;
    const [was, is] = [before.schema.additionalProperties, after.schema.additionalProperties];
    if (isRecord(was) === isRecord(is)) return [];
    return [
      {
        rule: 'keyword',
        detail: { name: 'additionalProperties', before: was, after: is },
        pointers: { before: before.pointer, after: after.pointer },
        keywords: [],
        narrowing: [],
        widening: [],
        otherwise: { request: 'warning', response: 'warning' },
      },
    ];
  }

  compareCounts(): SchemaChange[] {
    return (['minProperties', 'maxProperties'] as const).flatMap((keyword) => {
      const [before, after] = [this.#pair.before.schema, this.#pair.after.schema];
      if (before[keyword] === after[keyword]) return [];
      const none = keyword === 'minProperties' ? 0 : Number.POSITIVE_INFINITY;
      const rises = (after[keyword] ?? none) > (before[keyword] ?? none);
      return [
        {
          rule: 'bound' as const,
          detail: { name: keyword, before: before[keyword], after: after[keyword] },
          pointers: { before: this.#pair.before.pointer, after: this.#pair.after.pointer },
          keywords: [keyword],
          narrowing: rises === (keyword === 'minProperties') ? this.#sizes('before', keyword) : [],
          widening: rises === (keyword === 'minProperties') ? [] : this.#sizes('after', keyword),
        },
      ];
    });
  }

  /** Objects with as many of the known properties as the bounds of either side require. */
  #sizes(side: Side, keyword: 'minProperties' | 'maxProperties'): unknown[] {
    const edges = [this.#pair.before.schema[keyword], this.#pair.after.schema[keyword]];
    const names = Object.keys(this.#pair[side].schema.properties ?? {});
    return edges
      .flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]))
      .filter((count) => count >= 0)
      .map((count) =>
        Object.fromEntries(
          names.slice(0, count).map((name) => [name, this.#small.value(side, name)]),
        ),
      );
  }
}
