import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import type { Contract, Operation, Parameter } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import type { RequestBody, RequestParts } from '#tools/contract/send/call.ts';
import type { Person } from '#tools/contract/suite.ts';
import { arbitraryOf } from './arbitrary.ts';
import { sampleFile } from './files.ts';
import { plainValue } from './plain-value.ts';
import { unknownID } from './unknown-id.ts';

const foreignLetters = /[^\x20-\x7e]/;

/** Generates requests that match the contract, with ids that the person has. */
export class CaseMaker {
  readonly #contract: Contract;
  readonly #known: KnownIDs;

  constructor(contract: Contract, known: KnownIDs) {
    this.#contract = contract;
    this.#known = known;
  }

  /** The simplest valid request: the contract's first example with existing ids. */
  plain(operation: Operation, person: Person): RequestParts {
    const path = this.#parameters(operation, 'path').map((parameter): [string, string] => [
      parameter.name,
      this.#pathIDs(operation, parameter, person)[0] ?? this.#exampleOf(parameter),
    ]);
    const query = this.#parameters(operation, 'query')
      .filter(({ required }) => required)
      .flatMap((parameter) => toQuery(parameter, this.#queryExample(parameter)));
    return {
      path: this.#withParents(operation, Object.fromEntries(path)),
      query,
      headers: {},
      body: this.plainBody(operation, person),
    };
  }

  /** The first example of the body, or a value made from its schema, with existing ids; null where there is no body. */
  plainBody(operation: Operation, person: Person, example?: string): RequestBody | null {
    const [media] = operation.body?.media ?? [];
    if (!media) return null;
    const [first] = media.examples.values();
    const named = example ? media.examples.get(example) : (first ?? media.example);
    const value = named ?? plainValue(this.#contract, media.schema);
    return {
      mediaType: media.type,
      value: this.#withKnownIDs(operation, person, media.schema, structuredClone(value)),
    };
  }

  /** Valid requests generated from the schemas. */
  arbitrary(operation: Operation, person: Person): fc.Arbitrary<RequestParts> {
    return fc
      .record({
        path: this.#pathArbitrary(operation, person),
        query: this.#queryArbitrary(operation, person),
        headers: fc.constant({}),
        body: this.#bodyArbitrary(operation, person),
      })
      .map((parts) => parts);
  }

  /** Path parameters without a known id of the person. */
  unknownParameters(operation: Operation, person: Person): Kind[] {
    return this.#parameters(operation, 'path').flatMap((parameter) => {
      const kind = kindOfParameter(operation, parameter.name);
      return kind !== null && this.#pathIDs(operation, parameter, person).length === 0
        ? [kind]
        : [];
    });
  }

  /** A path whose last parameter determines the ones before it. */
  #withParents(operation: Operation, path: Record<string, string>): Record<string, string> {
    const [name, id] = Object.entries(path).at(-1) ?? [];
    const kind = name === undefined ? null : kindOfParameter(operation, name);
    if (kind === null || id === undefined || Object.keys(path).length < 2) return path;
    const parents = Object.entries(this.#known.parentOf(kind, id));
    return { ...path, ...Object.fromEntries(parents.filter(([parent]) => parent in path)) };
  }

  /** Ids for a path parameter; a deletion prefers the newest. */
  #pathIDs(operation: Operation, parameter: Parameter, person: Person): readonly string[] {
    const kind = kindOfParameter(operation, parameter.name);
    const known = kind === null ? [] : this.#known.of(kind, person);
    return operation.method === 'DELETE' ? known.toReversed() : known;
  }

  /** Headers without which an operation takes no request; a key is another one in each. */
  requiredHeaders(operation: Operation): Record<string, string> {
    return Object.fromEntries(
      this.#parameters(operation, 'header')
        .filter(({ name, required }) => required && name.toLowerCase() !== 'authorization')
        .map((parameter) => [
          parameter.name,
          parameter.name.toLowerCase() === 'idempotency-key'
            ? randomUUID()
            : this.#headerText(parameter),
        ]),
    );
  }

  /** A header has no letters but Latin ones. */
  #headerText({ example, schema }: Parameter): string {
    const text = String(example ?? plainValue(this.#contract, schema));
    const length = this.#contract.resolve(schema).minLength ?? 1;
    return foreignLetters.test(text) ? 'a'.repeat(Math.max(1, length)) : text;
  }

  #exampleOf({ example, schema }: Parameter): string {
    return isID(example) ? String(example) : unknownID(this.#contract, schema);
  }

  /** A value of a required parameter of the query: its example, or one made from its schema. */
  #queryExample({ example, schema }: Parameter): unknown {
    return example ?? plainValue(this.#contract, schema);
  }

  #parameters(operation: Operation, place: Parameter['in']): Parameter[] {
    return operation.parameters.filter((parameter) => parameter.in === place);
  }

  #pathArbitrary(operation: Operation, person: Person): fc.Arbitrary<Record<string, string>> {
    const parts = fc.record(
      Object.fromEntries(
        this.#parameters(operation, 'path').map((parameter) => {
          const ids = this.#pathIDs(operation, parameter, person);
          const others = [unknownID(this.#contract, parameter.schema)];
          return [parameter.name, fc.constantFrom(...(ids.length > 0 ? ids : others))];
        }),
      ),
    ) as fc.Arbitrary<Record<string, string>>;
    return parts.map((path) => this.#withParents(operation, path));
  }

  #queryArbitrary(operation: Operation, person: Person) {
    const parameters = this.#parameters(operation, 'query');
    const model = Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        this.#values(operation, person, parameter.schema, parameter.name),
      ]),
    );
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc
      .record(model, { requiredKeys })
      .map((values) =>
        parameters.flatMap((parameter) => toQuery(parameter, Reflect.get(values, parameter.name))),
      );
  }

  #bodyArbitrary(operation: Operation, person: Person): fc.Arbitrary<RequestBody | null> {
    const [media] = operation.body?.media ?? [];
    if (!media) return fc.constant(null);
    return this.#values(operation, person, media.schema, '').map((value) => ({
      mediaType: media.type,
      value,
    }));
  }

  #values(operation: Operation, person: Person, schema: Schema, field: string) {
    const idsOf = (name: string) => this.#fieldIDs(operation, name, person);
    return arbitraryOf(schema, { contract: this.#contract, idsOf }, field);
  }

  #fieldIDs(operation: Operation, name: string, person: Person): readonly string[] | null {
    const kind = kindOfField(operation, name);
    return kind === null ? null : this.#known.of(kind, person);
  }

  /** An example with existing ids, and with files in place of its file fields. */
  #withKnownIDs(operation: Operation, person: Person, schema: Schema, value: unknown): unknown {
    let taken = 0;
    const replace = (node: unknown, given: Schema, field: string): unknown => {
      const own = this.#contract.resolve(given);
      if (own.format === 'binary') return sampleFile(field);
      const ids = this.#fieldIDs(operation, field, person) ?? [];
      if (Array.isArray(node) && ids.length > 0 && node.every(isID)) {
        const chosen = ids.slice(0, Math.max(1, node.length));
        return chosen.map((id) => idValue(this.#contract, given, id));
      }
      if (isID(node) && ids.length > 0) {
        taken += 1;
        return idValue(this.#contract, given, ids[(taken - 1) % ids.length] ?? '');
      }
      if (Array.isArray(node)) return node.map((item) => replace(item, own.items ?? {}, field));
      if (!isObject(node)) return node;
      return Object.fromEntries(
        Object.entries(node).map(([name, item]) => [
          name,
          replace(item, own.properties?.[name] ?? {}, name),
        ]),
      );
    };
    return replace(value, schema, '');
  }
}

function isID(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** A query parameter as serialized in a URL: a list is repeated. */
export function toQuery({ name }: Pick<Parameter, 'name'>, value: unknown): [string, string][] {
  if (value === undefined) return [];
  return [value].flat().map((item) => [name, String(item)]);
}

/** Whether a schema has the type, also in a list of types. */
export function isOfType(schema: Schema, type: string): boolean {
  return typesOf(schema).includes(type);
}
