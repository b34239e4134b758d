import { idText } from '#tools/contract/ids/id-values.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { type Exchange, isSuccess } from '#tools/contract/send/call.ts';
import type { Flaw } from './validator.ts';

const keyHeader = 'Idempotency-Key';

/** Ids that must not come twice, over all responses of a run. */
export class UniqueIDs {
  readonly #contract: Contract;
  readonly #known = new WeakSet<Exchange>();
  readonly #requests = new Set<string>();
  readonly #traces = new Set<string>();
  /** Created records: operation and id → whose they are. */
  readonly #created = new Map<string, string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** The ids of a response that another one, or another record of it, has already. */
  flawsOf(exchange: Exchange): Flaw[] {
    if (exchange.response === null || this.#known.has(exchange)) return [];
    this.#known.add(exchange);
    return [
      ...this.#requestID(exchange),
      ...this.#traceID(exchange),
      ...this.#createdID(exchange),
      ...this.#listedIDs(exchange),
    ];
  }

  /** The id that the server has made for a request without one. */
  #requestID({ call, response }: Exchange): Flaw[] {
    const id = response?.headers.get('x-request-id') ?? null;
    if (call.isAnonymous !== true || id === null) return [];
    if (!this.#requests.has(id)) {
      this.#requests.add(id);
      return [];
    }
    const expected = 'another X-Request-ID for each request';
    return [{ rule: 'request-id-not-unique', expected, actual: `${id} again` }];
  }

  /** A repeated key may bring the same error again. */
  #traceID({ call, response }: Exchange): Flaw[] {
    const id = isObject(response?.json) ? response.json.traceID : undefined;
    if ((response?.status ?? 0) < 400 || typeof id !== 'string') return [];
    if (keyHeader in call.parts.headers) return [];
    if (!this.#traces.has(id)) {
      this.#traces.add(id);
      return [];
    }
    const expected = 'another traceID for each error';
    return [{ rule: 'trace-id-not-unique', expected, actual: `${id} again` }];
  }

  /** One person may create the same again and get the record that there is; another person may not. */
  #createdID({ call, response }: Exchange): Flaw[] {
    const id = isObject(response?.json) ? idText(response.json.id) : null;
    if (response?.status !== 201 || id === null) return [];
    const record = `${call.operation.id} ${id}`;
    const path = Object.values(call.parts.path);
    const owner = path.length > 0 ? path.join(' ') : JSON.stringify(call.as);
    const before = this.#created.get(record);
    this.#created.set(record, owner);
    if (before === undefined || before === owner) return [];
    const expected = `another id than what was created for ${before}`;
    return [{ rule: 'id-not-unique', expected, actual: `${id} for ${owner}` }];
  }

  #listedIDs(exchange: Exchange): Flaw[] {
    const { call, response } = exchange;
    const media = call.operation.responses.get(String(response?.status))?.media[0];
    if (!isSuccess(exchange) || media === undefined) return [];
    const repeated = this.#repeatedIn(media.schema, response?.json, '');
    if (repeated === null) return [];
    return [{ rule: 'id-not-unique', expected: 'records with different ids', actual: repeated }];
  }

  /** `/items: 42`, the first id that two elements of one list have; null when there is none. */
  #repeatedIn(given: Schema, value: unknown, at: string): string | null {
    const schema = this.#contract.resolve(given);
    const own = schema.oneOf?.map((one) => this.#contract.resolve(one)) ?? [schema];
    const parts = own.find(({ properties, items }) => properties ?? items) ?? schema;
    if (Array.isArray(value)) {
      const items = this.#contract.resolve(parts.items ?? {});
      const ids = items.required?.includes('id')
        ? value.map((item) => (isObject(item) ? item.id : undefined))
        : [];
      // What is no longer in the shop may have no id: a deleted tag of an order.
      const repeated = ids.find((id, index) => idText(id) !== null && ids.indexOf(id) !== index);
      if (repeated !== undefined) return `${at}: ${String(repeated)} twice`;
      return first(value, (item) => this.#repeatedIn(items, item, at));
    }
    if (!isObject(value)) return null;
    return first(Object.entries(parts.properties ?? {}), ([name, property]) =>
      name in value ? this.#repeatedIn(property, value[name], `${at}/${name}`) : null,
    );
  }
}

function first<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
