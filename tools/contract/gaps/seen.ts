import type { Contract, Media, Operation } from '#tools/contract/openapi/contract.ts';
import { splitPointer, valueAt } from '#tools/contract/openapi/pointer.ts';
import { isObject, type Schema, typesOf } from '#tools/contract/openapi/schema.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Gap } from '#tools/contract/suite.ts';
import {
  elementsOf,
  follow,
  membersOf,
  propertiesOf,
  type SchemaPart,
  walkValue,
} from './schema-walk.ts';

/** Parameters of a list that leave out no records. */
const paging = new Set(['page', 'pageSize', 'limit', 'sort', 'cursor', 'offset']);

interface Found {
  /** The most records that a response had. */
  records: number;
  /** Parameter → the most records that a response to a request with it had. */
  readonly by: Map<string, number>;
}

/** What successful exchanges have shown and sent of the schemas, whatever check has sent them. */
export class Seen {
  readonly #contract: Contract;
  /** Parts of response schemas that had a value. */
  readonly #shown = new Set<string>();
  /** operationId → parts of the request schema that an accepted request had. */
  readonly #sent = new Map<string, Set<string>>();
  readonly #found = new Map<string, Found>();
  readonly #succeeded = new Set<string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Notes a successful exchange; others say nothing about values. */
  note(exchange: Exchange): void {
    const { call, response } = exchange;
    const { operation, parts, method } = call;
    if (!isSuccess(exchange) || response === null || method !== undefined) return;
    this.#succeeded.add(operation.id);
    const request = requestMedia(operation);
    if (request !== undefined && parts.body?.value !== undefined) {
      const sent = this.#sent.get(operation.id) ?? new Set();
      this.#sent.set(operation.id, sent);
      walkValue(this.#contract, request, parts.body.value, (at) => sent.add(at));
    }
    const media = operation.responses.get(String(response.status))?.media.find(isJSON);
    if (media === undefined || response.json === undefined) return;
    walkValue(this.#contract, media, response.json, (at) => this.#shown.add(at));
    this.#noteRecords(exchange, media);
  }

  #noteRecords({ call, response }: Exchange, media: Media): void {
    const { operation, parts } = call;
    const place = placeOfRecords(this.#contract, media.schema);
    if (!operation.isRead || place === null) return;
    const list = place === '' ? response?.json : valueAt(response?.json, place);
    const records = Array.isArray(list) ? list.length : 0;
    const found = this.#found.get(operation.id) ?? { records: 0, by: new Map() };
    this.#found.set(operation.id, found);
    found.records = Math.max(found.records, records);
    const body = isObject(parts.body?.value) ? Object.keys(parts.body.value) : [];
    for (const name of [...body, ...parts.query.map(([one]) => one)]) {
      found.by.set(name, Math.max(found.by.get(name) ?? 0, records));
    }
  }

  /** Whether a request of the operation was accepted. */
  hasSucceeded({ id }: Operation): boolean {
    return this.#succeeded.has(id);
  }

  /** What these operations could have shown and taken and did not. */
  gapsOf(operations: readonly Operation[]): Gap[] {
    const succeeded = operations.filter(({ id }) => this.#succeeded.has(id));
    const reached = new Set<string>();
    return [
      ...succeeded.flatMap((operation) => this.#listGaps(operation)),
      ...succeeded.flatMap((operation) => this.#responseGaps(operation, reached)),
      ...succeeded.flatMap((operation) => this.#requestGaps(operation)),
    ];
  }

  #listGaps(operation: Operation): Gap[] {
    const found = this.#found.get(operation.id);
    if (found === undefined) return [];
    const { id: subject } = operation;
    if (found.records === 0) {
      return [{ kind: 'list', subject, about: 'records', reason: 'nobody’s list had a record' }];
    }
    return filtersOf(this.#contract, operation)
      .filter((name) => (found.by.get(name) ?? 0) === 0)
      .map((name) => ({
        kind: 'filter',
        subject,
        about: `filter ${name}`,
        reason: found.by.has(name)
          ? 'no value of it has found a record'
          : 'no request with it was accepted',
      }));
  }

  #responseGaps(operation: Operation, reached: Set<string>): Gap[] {
    const gaps: Gap[] = [];
    const walk = (part: SchemaPart) => {
      const own = follow(this.#contract, part);
      if (reached.has(own.pointer)) return;
      reached.add(own.pointer);
      if (!this.#shown.has(own.pointer)) {
        gaps.push(unshown(own, operation));
        return;
      }
      for (const property of propertiesOf(own)) {
        // A part that several schemas share is unseen once; the property is unseen in this schema.
        if (this.#shown.has(property.pointer)) walk(property);
        else gaps.push(unshown(property, operation));
      }
      const elements = elementsOf(own);
      if (elements !== null) {
        if (this.#shown.has(elements.pointer)) walk(elements);
        else if (!isRecordList(part)) gaps.push(unshown(elements, operation));
      }
      for (const member of membersOf(own)) {
        if (!isNull(this.#contract, member)) walk(member);
      }
    };
    for (const { status, media } of operation.responses.values()) {
      const json = media.find(isJSON);
      if (/^2/.test(status) && json !== undefined && this.#shown.has(json.pointer)) walk(json);
    }
    return gaps;
  }

  #requestGaps(operation: Operation): Gap[] {
    const media = requestMedia(operation);
    const sent = this.#sent.get(operation.id);
    if (media === undefined || sent === undefined || operation.isRead) return [];
    const own = follow(this.#contract, media);
    return propertiesOf(own)
      .filter(({ pointer }) => !sent.has(pointer))
      .map(({ name }) => ({
        kind: 'property',
        subject: operation.id,
        about: `request property ${name}`,
        reason: 'no accepted request had a value for it',
      }));
  }
}

function requestMedia({ body }: Operation): Media | undefined {
  return body?.media.find(isJSON);
}

function isJSON({ type }: Media): boolean {
  return type.includes('json');
}

function isNull(contract: Contract, member: SchemaPart): boolean {
  return typesOf(follow(contract, member).schema).join() === 'null';
}

/** Where a response has its records: the only list of objects in it; null when it is no list. */
function placeOfRecords(contract: Contract, schema: Schema): string | null {
  const own = contract.resolve(schema);
  if (own.items !== undefined) return '';
  return own.properties?.items !== undefined ? '/items' : null;
}

/** An empty list has a gap of its own. */
function isRecordList({ pointer }: SchemaPart): boolean {
  return pointer.endsWith('/properties/items');
}

function filtersOf(contract: Contract, { body, parameters }: Operation): string[] {
  const schema = body?.media.find(isJSON)?.schema;
  const properties = schema === undefined ? {} : (contract.resolve(schema).properties ?? {});
  const query = parameters.filter(({ in: place, required }) => place === 'query' && !required);
  return [...Object.keys(properties), ...query.map(({ name }) => name)].filter(
    (name) => !paging.has(name),
  );
}

/** `#/components/schemas/Order/properties/totals/properties/toPay`: Order, `property totals.toPay`. */
function unshown({ pointer, schema }: SchemaPart, { id }: Operation): Gap {
  const parts = splitPointer(pointer);
  const isNamed = parts[0] === 'components' && parts[1] === 'schemas';
  const path = isNamed ? parts.slice(3) : parts.slice(parts.indexOf('schema') + 1);
  const names = path.filter((part, index) => !isKeyword(part) || path[index - 1] === 'properties');
  const rules = (schema as { 'x-validations'?: readonly unknown[] })['x-validations'] ?? [];
  const which = path.findLast(
    (part, index) => /^(?:oneOf|anyOf)$/.test(path[index - 1] ?? '') && part,
  );
  const what = names.length > 0 ? `property ${names.join('.')}` : 'response';
  const rest =
    rules.length > 0 ? `; its ${rules.length} rules (x-validations) were not checked` : '';
  return {
    kind: rules.length > 0 ? 'rule' : 'property',
    subject: isNamed ? (parts[2] ?? id) : id,
    about: which === undefined ? what : `${what} (alternative ${Number(which) + 1})`,
    reason: `no response had a value for it, as of ${id}${rest}`,
  };
}

function isKeyword(part: string): boolean {
  return /^(?:properties|oneOf|anyOf|allOf|additionalProperties|\d+)$/.test(part);
}
