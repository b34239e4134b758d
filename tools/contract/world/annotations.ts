import type { Contract } from '#tools/contract/openapi/contract.ts';
import { type Schema, typesOf } from '#tools/contract/openapi/schema.ts';

/** A value that another operation has, too: `x-same-as` with an operation. */
export interface Relation {
  readonly operation: string;
  /** Its parameters: CEL expressions about `self`, `owner` and `request`. */
  readonly with?: Readonly<Record<string, string>>;
  /** Whether it also gets the parameters of the request whose response has the value. */
  readonly keep?: boolean;
  /** A CEL expression about its `response`, and `self` and `owner` of the one that has the value. */
  readonly value: string;
}

/** A schema with what the contract says about the facts in it. */
export interface FactSchema extends Schema {
  /** `order`, `employee(employeeID)` with another key than `id`, `cart()` when there is one of it. */
  readonly 'x-entity'?: string;
  /** The same fact: a path of the same record, of `profile()`, or of a response. */
  readonly 'x-same-as'?: string | Relation | readonly (string | Relation)[];
  /** Why a property of the same name differs between the views of a record. */
  readonly 'x-differs'?: string | Difference;
  /** The value is made for each response, such as a URL that is signed for some minutes. */
  readonly 'x-temporary'?: true;
}

/** A value that differs between records of another kind, and is one fact within each of them. */
interface Difference {
  readonly reason: string;
  /** `order`: all views of one order show the same. */
  readonly within: string;
}

/** Whether the views of a record may show different values. @param kind what the record is. */
export function mayDiffer(schema: FactSchema, kind: string): boolean {
  if (schema['x-temporary']) return true;
  const given = schema['x-differs'];
  return given !== undefined && (typeof given === 'string' || given.within !== kind);
}

/** What a view shows: the kind of record and the property that identifies it; null for the only one. */
export interface Entity {
  readonly kind: string;
  readonly key: string | null;
}

/** Parses `x-entity`. @throws Error for anything else. */
export function parseEntity(text: string): Entity {
  const found = /^(\w+)(?:\((\w*)\))?$/.exec(text);
  if (found === null) throw new Error(`x-entity ${text} is none`);
  const [, kind = '', key = 'id'] = found;
  return { kind, key: key === '' ? null : key };
}

/** Parses a path of `x-same-as`: `totals.toPay`, `profile().bonusBalance`. */
export function parseFact(text: string): { readonly kind: string | null; readonly name: string } {
  const [, kind, name = text] = /^(\w+)\(\)\.(.+)$/.exec(text) ?? [];
  return { kind: kind ?? null, name };
}

/** The elements of `x-same-as`. */
export function sameAs(schema: FactSchema): readonly (string | Relation)[] {
  const given = schema['x-same-as'];
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given as string | Relation];
}

/** A schema without its reference and its null; what is beside the reference is not included. */
export function bareSchema(contract: Contract, given: FactSchema): FactSchema {
  const schema = contract.resolve(given) as FactSchema;
  const [only, ...others] = (schema.oneOf ?? []).filter(
    (member) => !typesOf(member).includes('null'),
  );
  return only !== undefined && others.length === 0 ? bareSchema(contract, only) : schema;
}
