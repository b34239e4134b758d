import type { Alternative } from '#tools/contract/drift/alternatives.ts';
import { type Contract, isRecord, joinPointer } from '#tools/contract/drift/contract.ts';
import type { Pair, Side } from '#tools/contract/drift/schema-change.ts';
import { sampleAlternative, sampleValue } from './values.ts';

/** Small objects of one side that the other side would take too but for what is requested. */
export class SmallObjects {
  readonly #contracts: Pair<Contract>;
  readonly #pair: Pair<Alternative>;

  constructor(contracts: Pair<Contract>, pair: Pair<Alternative>) {
    this.#contracts = contracts;
    this.#pair = pair;
  }

  knows(side: Side, name: string): boolean {
    return this.#pair[side].schema.properties?.[name] !== undefined;
  }

  requires(side: Side, name: string): boolean {
    return this.#pair[side].schema.required?.includes(name) ?? false;
  }

  isOpen(side: Side): boolean {
    return this.#pair[side].schema.additionalProperties !== false;
  }

  pointer(side: Side, name: string): string {
    return joinPointer(this.#pair[side].pointer, 'properties', name);
  }

  value(side: Side, name: string): unknown {
    const { schema } = this.#pair[side];
    const property = schema.properties?.[name];
    if (property !== undefined) {
      const place = { schema: property, pointer: this.pointer(side, name) };
      return sampleValue(this.#contracts[side], place);
    }
    const rest = schema.additionalProperties;
    if (!isRecord(rest)) return 'x';
    const pointer = joinPointer(this.#pair[side].pointer, 'additionalProperties');
    return sampleValue(this.#contracts[side], { schema: rest, pointer });
  }

  /**
   * What both sides request, with one property more or one less.
   */
  object(side: Side, plus?: string, minus?: string): Record<string, unknown> {
    const other = side === 'before' ? 'after' : 'before';
    const object = {
      ...Object.fromEntries(
        (this.#pair[other].schema.required ?? [])
          .filter((name) => this.knows(side, name) || this.isOpen(side))
          .map((name) => [name, this.value(this.knows(side, name) ? side : other, name)]),
      ),
      ...(sampleAlternative(this.#contracts[side], this.#pair[side]) as object),
      ...(plus === undefined ? {} : { [plus]: this.value(side, plus) }),
    };
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== minus));
  }
}
