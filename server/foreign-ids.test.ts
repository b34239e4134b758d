import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Belongings, makeBelongings } from '#tests/support/records/belongings.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import type { TestResponse } from '#tests/support/servers/server.ts';
import {
  isPublicKind,
  type Kind,
  kindOfField,
  kindOfParameter,
} from '#tools/contract/ids/id-kinds.ts';
import { type Operation, readContract } from '#tools/contract/openapi/contract.ts';

/**
 * Every parameter and field of the contract with the id of something owned by a user. With an id of
 * another user the response is 404, which does not reveal that it exists.
 */
interface Place {
  operation: Operation;
  where: 'path' | 'query' | 'body';
  name: string;
}

const nothing = (response: TestResponse) => {
  expect(response).toMatchObject({ status: 200, body: { items: [] } });
};

/** Places where another user's id is treated as unknown, but without 404. */
const otherwise: Readonly<Record<string, (response: TestResponse) => void>> = {
  'POST /api/v1/order/filter: body tagIDs': nothing,
  'POST /api/v1/order/filter: body customerIDs': nothing,
  'POST /api/v1/order/filter: body buyerIDs': nothing,
  'POST /api/v1/profile/purchases/filter: body tagIDs': nothing,
  'GET /api/v1/support/tickets: query orderID': nothing,
  'POST /api/v1/support/tickets/order/refund: body operationToken': (response) => {
    expect(response).toMatchObject({ status: 400, body: { reason: 'CodeExpired' } });
  },
  'POST /api/v1/cart/promoCode/add: body couponCode': (response) => {
    expect(response).toMatchObject({ status: 422, body: { reason: 'PromoCodeNotFound' } });
  },
  'POST /api/v1/cart/promoCode/delete: body couponCode': (response) => {
    expect(response).toMatchObject({ status: 200, body: { order: { promoCodes: [] } } });
  },
};

// Staff reads the records of everybody; who is none gets a 403 (`server/backoffice/staff-roles.test.ts`).
const operations = readContract().operations.filter(
  ({ security, isForStaff }) => security !== 'none' && !isForStaff,
);
const places = operations.flatMap(placesOf);
const nameOf = ({ operation, where, name }: Place) =>
  `${operation.method} ${operation.path}: ${where} ${name}`;

let shop: TestShop;
let victim: Belongings;
let stranger: Belongings;

beforeAll(async () => {
  shop = await startTestShop();
  victim = await makeBelongings(shop, { phone: '+79161230001', inn: '7700000001' });
  stranger = await makeBelongings(shop, { phone: '+79161230002', inn: '7700000002' });
});
afterAll(() => shop.close());

describe('An id of another user', () => {
  it.each(places.map((place) => [nameOf(place), place] as const))('%s', async (name, place) => {
    const response = await send(place.operation, stranger, place);
    const expected = otherwise[name];
    if (expected) expected(response);
    else expect(response, JSON.stringify(response.body)).toMatchObject({ status: 404 });
  });
});

/** Otherwise 404 would prove nothing: the same calls find what belongs to the caller. */
describe('The same id for its owner', () => {
  const sorted = places
    .filter(({ operation, name }) => operation.method !== 'DELETE' || endsWith(operation, name))
    .toSorted((one, other) => weight(one) - weight(other));
  it.each(sorted.map((place) => [nameOf(place), place] as const))('%s', async (_name, place) => {
    const { status, body } = await send(place.operation, victim, place);
    if (body?.reason !== 'InvalidCode') {
      expect([400, 401, 403, 404], JSON.stringify(body)).not.toContain(status);
    }
  });
});

it('Every id in a path has a known kind', () => {
  const unknown = operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .filter(({ name }) => kindOfParameter(operation, name) === null)
      .map(({ name }) => `${operation.path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** What ends something is tried last. */
function weight({ operation: { method, id } }: Place): number {
  return method === 'DELETE' || /^(cancel|delete|decline|approve|proceed|confirm)/.test(id) ? 1 : 0;
}

const endsWith = ({ path }: Operation, name: string) => path.endsWith(`{${name}}`);

function kindOf(operation: Operation, where: Place['where'], name: string): Kind | null {
  const kind = where === 'path' ? kindOfParameter(operation, name) : kindOfField(operation, name);
  if (operation.tag !== 'approval') return kind;
  // Orders in approval belong to a company, with its own addresses and recipients.
  if (kind === 'address') return 'partnerAddress';
  return kind === 'recipient' ? 'partnerRecipient' : kind;
}

function placesOf(operation: Operation): Place[] {
  const parameters = operation.parameters.flatMap(({ in: where, name }) =>
    where === 'header' ? [] : [{ operation, where, name }],
  );
  const fields = fieldsOf(operation).map((name) => ({ operation, where: 'body' as const, name }));
  return [...parameters, ...fields].filter(({ where, name }) => {
    const kind = kindOf(operation, where, name);
    return kind !== null && !isPublicKind(kind);
  });
}

/** Names of all fields of the body, at any depth. */
function fieldsOf({ body }: Operation): string[] {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        names.add(name);
        walk(child);
      }
    }
  };
  for (const { examples } of body?.media ?? []) for (const value of examples.values()) walk(value);
  return [...names];
}

/** Sends an operation with ids of the caller, and the victim's at the place in question. */
function send(operation: Operation, as: Belongings, place: Place): Promise<TestResponse> {
  const idFor = (where: Place['where'], name: string) => {
    const kind = kindOf(operation, where, name);
    const owner = where === place.where && name === place.name ? victim : as;
    return kind === null ? undefined : owner.ids[kind];
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name) => idFor('path', name) ?? '');
  const query = new URLSearchParams(
    operation.parameters
      .filter(
        ({ in: where, name, required }) => where === 'query' && (required || name === place.name),
      )
      .map(({ name }) => [name, idFor('query', name) ?? 'Анна']),
  );
  const body = bodyFor(operation, place, (name) => idFor('body', name));
  return shop.request(operation.method, `${path}?${query}`, {
    as: as.userID,
    headers: { 'Idempotency-Key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
}

/** The first example that has the field in question, with ids put in. */
function bodyFor(operation: Operation, place: Place, idFor: (name: string) => string | undefined) {
  const [media] = operation.body?.media ?? [];
  if (!media) return undefined;
  const examples = [...media.examples.values()];
  const example =
    place.where === 'body'
      ? examples.find((value) => JSON.stringify(value).includes(`"${place.name}"`))
      : examples[0];
  const filled = fill(example, idFor);
  return media.type === 'multipart/form-data' ? toForm(filled as Record<string, unknown>) : filled;
}

function fill(value: unknown, idFor: (name: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(item, idFor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const id = idFor(name);
      if (id === undefined) return [name, /version$/i.test(name) ? 1 : fill(child, idFor)];
      return [name, Array.isArray(child) ? [id] : id];
    }),
  );
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'file') form.set(name, new File(['Артикул;Количество\nCODE-bur;2\n'], 'a.csv'));
    else if (name === 'files') form.set(name, new File(['%PDF-1.4\n%%EOF\n'], 'a.pdf'));
    else form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
