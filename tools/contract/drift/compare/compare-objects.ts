import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import type { Contract, Schema } from '#tools/contract/drift/contract.ts';
import { isRecord } from '#tools/contract/drift/contract.ts';
import type { Pair, SchemaChange, Side } from '#tools/contract/drift/schema-change.ts';
import { SmallObjects } from '#tools/contract/drift/values/small-objects.ts';

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
          keywords: ['additionalProperties', 'unevaluatedProperties', 'required'],
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
          keywords: ['additionalProperties', 'unevaluatedProperties', 'required'],
          narrowing: needs ? [this.#small.object('before', undefined, name)] : [],
          widening: this.#small.isOpen('before') ? [] : [this.#small.object('after', name)],
        },
      ];
    }
    const modes = this.#compareModes(name, pointers, needs);
    if (needed === needs) return modes;
    return [
      ...modes,
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

  /**
   * `readOnly` takes a property out of requests, `writeOnly` out of responses: validators ignore both, and
   * clients generated from the contract do not.
   */
  #compareModes(name: string, pointers: SchemaChange['pointers'], needs: boolean): SchemaChange[] {
    const modeOf = (side: Side, mode: 'readOnly' | 'writeOnly') =>
      this.#pair[side].schema.properties?.[name]?.[mode] === true;
    const common = { pointers, keywords: [], narrowing: [], widening: [] };
    const changes: SchemaChange[] = [];
    const [wasRead, isRead] = [modeOf('before', 'readOnly'), modeOf('after', 'readOnly')];
    if (wasRead !== isRead) {
      const severity = this.#small.isOpen('after') ? 'warning' : 'breaking';
      changes.push({
        ...common,
        rule: 'read-only',
        detail: { name, before: wasRead, after: isRead },
        reason: isRead ? `“${name}” must not be sent any more` : `“${name}” must be sent now`,
        otherwise: { request: isRead ? severity : needs ? 'breaking' : 'info' },
      });
    }
    const [wasWrite, isWrite] = [modeOf('before', 'writeOnly'), modeOf('after', 'writeOnly')];
    if (wasWrite !== isWrite) {
      const severity = needs ? 'breaking' : 'warning';
      changes.push({
        ...common,
        rule: 'write-only',
        detail: { name, before: wasWrite, after: isWrite },
        reason: `“${name}” does not come any more`,
        otherwise: { response: isWrite ? severity : 'info' },
      });
    }
    return changes;
  }

  compareOpenness(): SchemaChange[] {
    const [was, is] = [this.#small.isOpen('before'), this.#small.isOpen('after')];
    if (was === is) return this.#compareRest();
    return [
      {
        rule: is ? 'object-opened' : 'object-closed',
        detail: {},
        pointers: { before: this.#pair.before.pointer, after: this.#pair.after.pointer },
        keywords: ['additionalProperties', 'unevaluatedProperties'],
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
        reason: 'additional properties have a schema of their own on one side only',
        // On the side without a schema any value goes.
        otherwise: isRecord(is)
          ? { request: 'breaking', response: 'info' }
          : { request: 'info', response: 'breaking' },
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
