import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import {
  bareSchema,
  type FactSchema,
  mayDiffer,
  parseEntity,
  parseFact,
  type Relation,
  sameAs,
} from './annotations.ts';

/** One value of one record, as a response shows it. */
export interface Fact {
  /** `order 42 totals.toPay`. */
  readonly name: string;
  readonly value: unknown;
  /** Place in the response: `/items/0/toPay`. */
  readonly at: string;
}

/** A value of a response that another operation has, too. */
export interface Related {
  readonly relation: Relation;
  readonly value: unknown;
  readonly at: string;
  readonly self: JsonObject;
  readonly owner: JsonObject | null;
}

/** What a response says about the world. */
export interface Observation {
  readonly facts: readonly Fact[];
  readonly related: readonly Related[];
}

const deepestFact = 3;

/** Reads a response by its schema. */
export function observe(contract: Contract, schema: FactSchema, json: unknown): Observation {
  const observer = new Observer(contract);
  observer.walk(schema, json, '', null);
  return observer;
}

class Observer implements Observation {
  readonly facts: Fact[] = [];
  readonly related: Related[] = [];
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  walk(given: FactSchema, value: unknown, at: string, owner: JsonObject | null): void {
    const schema = bareSchema(this.#contract, given);
    if (Array.isArray(value)) {
      const items = schema.items ?? {};
      for (const [index, item] of value.entries()) this.walk(items, item, `${at}/${index}`, owner);
      return;
    }
    if (!isObject(value)) return;
    const record = recordOf(schema, value);
    for (const [name, item] of Object.entries(value)) {
      const property: FactSchema = schema.properties?.[name] ?? {};
      const place = `${at}/${name}`;
      this.#readProperty(property, { name, item, place, record, self: value, owner });
      this.walk(property, item, place, value);
    }
  }

  #readProperty(
    property: FactSchema,
    {
      name,
      item,
      place,
      record,
      self,
      owner,
    }: {
      name: string;
      item: unknown;
      place: string;
      record: string | null;
      self: JsonObject;
      owner: JsonObject | null;
    },
  ): void {
    const links = sameAs(property);
    const paths = links.filter((link) => typeof link === 'string');
    for (const link of links) {
      if (typeof link === 'string') {
        const fact = parseFact(link);
        const subject = fact.kind === null ? record : `${fact.kind} `;
        if (subject !== null) this.#note(property, `${subject} ${fact.name}`, item, place, 0);
      } else this.related.push({ relation: link, value: item, at: place, self, owner });
    }
    if (record === null || paths.length > 0 || mayDiffer(property, kindOf(record))) return;
    this.#note(property, `${record} ${name}`, item, place, 0);
  }

  /** Notes a value and the values in it; of a list its length, and its elements where they are plain. */
  #note(given: FactSchema, name: string, value: unknown, at: string, depth: number): void {
    const schema = bareSchema(this.#contract, given);
    if (Array.isArray(value)) {
      if (schema.items !== undefined && isPlain(value)) this.facts.push({ name, value, at });
      this.facts.push({ name: `${name}.length`, value: value.length, at });
      return;
    }
    if (!isObject(value)) {
      this.facts.push({ name, value, at });
      return;
    }
    if (depth >= deepestFact) return;
    for (const [part, item] of Object.entries(value)) {
      const property: FactSchema = schema.properties?.[part] ?? {};
      if (mayDiffer(property, kindOf(name))) continue;
      this.#note(property, `${name}.${part}`, item, `${at}/${part}`, depth + 1);
    }
  }
}

/** `order 42`: what a view shows; null when it shows no record. */
function recordOf(schema: FactSchema, value: JsonObject): string | null {
  const given = schema['x-entity'];
  if (given === undefined) return null;
  const { kind, key } = parseEntity(given);
  if (key === null) return `${kind} `;
  const id = idText(value[key]);
  return id === null ? null : `${kind} ${id}`;
}

/** The kind of record that a fact is about. */
function kindOf(fact: string): string {
  return fact.split(' ', 1)[0] ?? '';
}

function isPlain(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item !== 'object' || item === null);
}
