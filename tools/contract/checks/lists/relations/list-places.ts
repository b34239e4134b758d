import type { Contract } from '#tools/contract/openapi/contract.ts';
import type { Schema } from '#tools/contract/openapi/schema.ts';

/** Finds properties of a record by name. */
export class Places {
  readonly #contract: Contract;
  readonly #record: Schema;

  constructor(contract: Contract, record: Schema) {
    this.#contract = contract;
    this.#record = record;
  }

  /** The place of a property that every record has: its own, or one of a part of it. */
  of(isSought: (name: string, schema: Schema) => boolean): string | null {
    for (const [name, schema] of this.#required(this.#record)) {
      if (isSought(name, schema)) return `/${name}`;
    }
    for (const [part, node] of this.#required(this.#record)) {
      for (const [name, schema] of this.#required(node)) {
        if (isSought(name, schema)) return `/${part}/${name}`;
      }
    }
    return null;
  }

  /** The place of the id of a part, which some records may not have: `/brand/id`. */
  ofID(part: string): string | null {
    const given = this.#record.properties?.[part];
    const node = given === undefined ? {} : this.#contract.resolve(given);
    const branches = [node, ...(node.oneOf ?? []).map((one) => this.#contract.resolve(one))];
    return branches.some((one) => one.properties?.id !== undefined) ? `/${part}/id` : null;
  }

  /** The schema of the value at a place that `of` has found. */
  schemaAt(place: string): Schema {
    return place
      .split('/')
      .slice(1)
      .reduce((node, name) => this.#contract.resolve(node.properties?.[name] ?? {}), this.#record);
  }

  #required(schema: Schema): [string, Schema][] {
    return Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, node]) => [name, this.#contract.resolve(node)]);
  }
}
