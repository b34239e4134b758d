import type { OperationId } from '#server/contract/handlers.ts';
import type { RuleId } from '#tools/contract/rules.ts';
import {
  bodyOf,
  onRequest,
  onStatus,
  responses,
  withBody,
  withHeaders,
  withMembers,
  withQuery,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Call } from '#tools/contract/self-test/exchange.ts';
import { at, isObject, type Json, textAt } from '#tools/contract/self-test/json.ts';
import type { Check } from '#tools/contract/vocabulary.ts';

/** A server that silently corrects an invalid request, or does not validate it. */
function lenient(
  operation: OperationId,
  id: string,
  title: string,
  fix: (call: Call) => Call,
  checks: readonly Check[] = ['invalid'],
  rules: readonly RuleId[] = ['invalid-accepted', 'invalid-wrong-status'],
): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks,
    rules,
    fault: () => onRequest(operation, fix),
  };
}

/** Replaces a member of the body where it fails a test. */
function fixing(name: string, isSound: (value: Json | undefined) => boolean, value: Json) {
  return (call: Call): Call => {
    const body = bodyOf(call);
    return isObject(body) && !isSound(body[name]) ? withMembers(call, { [name]: value }) : call;
  };
}

/** Removes all members of the body except the named ones. */
function only(...names: string[]) {
  return (call: Call): Call => {
    const body = bodyOf(call);
    if (!isObject(body)) return call;
    return withBody(
      call,
      Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))),
    );
  };
}

function clamping(name: string, minimum: number, maximum: number) {
  return (call: Call): Call =>
    withQuery(call, (query) => {
      const given = query.get(name);
      if (given === null) return;
      const number = Number(given);
      if (number < minimum) query.set(name, String(minimum));
      if (number > maximum) query.set(name, String(maximum));
    });
}

const json = { 'content-type': 'application/json' };
/** A day that exists in the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isText = (value: Json | undefined) => typeof value === 'string';

/** Invalid requests that a server should reject. */
export const requestDefects: readonly Defect[] = [
  lenient(
    'changeCartProduct',
    'missing-accepted',
    'A body without a required field is accepted',
    fixing('quantity', (value) => value !== undefined, 1),
  ),
  lenient(
    'addCartProduct',
    'wrong-type-accepted',
    'Text is taken for a number',
    fixing('quantity', (value) => !isText(value), 1),
  ),
  lenient(
    'addProductToCart',
    'out-of-bounds-accepted',
    'A quantity above the bound is accepted',
    fixing('quantity', (value) => typeof value !== 'number' || value <= 9999, 9999),
  ),
  lenient(
    'changeFavorite',
    'unknown-property-accepted',
    'An unknown property of a closed body is accepted',
    only('productID', 'isFavorite'),
  ),
  lenient(
    'createProductFeedback',
    'fraction-accepted',
    'A rating with a fraction is rounded',
    fixing('rating', (value) => typeof value !== 'number' || Number.isInteger(value), 5),
  ),
  lenient(
    'createCustomer',
    'pattern-unchecked',
    'A phone of any form is accepted',
    fixing('phone', (value) => !isText(value) || /^\+7\d{10}$/.test(String(value)), '+79161234567'),
  ),
  lenient(
    'createAddress',
    'empty-accepted',
    'A street of nothing is accepted',
    fixing('street', (value) => value !== '', 'ул Лесная'),
  ),
  lenient(
    'createCustomerRecipient',
    'too-long-accepted',
    'A name longer than the bound is cut',
    (call) => {
      const name = textAt(bodyOf(call), 'firstName');
      return name.length > 100 ? withMembers(call, { firstName: name.slice(0, 100) }) : call;
    },
  ),
  lenient('listProducts', 'enum-unchecked', 'An unknown order is taken for the default', (call) => {
    const field = at(bodyOf(call), 'sort.field');
    return isText(field) && !['Default', 'New', 'Price'].includes(String(field))
      ? withMembers(call, { sort: { field: 'Default' } })
      : call;
  }),
  lenient('listOrders', 'date-unchecked', 'A day that no calendar has is accepted', (call) => {
    const from = at(bodyOf(call), 'from');
    return isText(from) && !isDay(String(from)) ? withMembers(call, { from: '2026-01-01' }) : call;
  }),
  lenient(
    'deleteFromCompare',
    'array-bounds-unchecked',
    'A list of nothing is accepted',
    fixing('productIDs', (value) => !Array.isArray(value) || value.length > 0, ['100245']),
  ),
  lenient('proceedCart', 'null-accepted', 'Null is taken for a missing field', (call) => {
    const body = bodyOf(call);
    return isObject(body)
      ? withBody(
          call,
          Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
        )
      : call;
  }),
  lenient(
    'addToCompare',
    'broken-json-accepted',
    'A body that is not JSON is treated as empty',
    (call) => (bodyOf(call) === undefined ? withBody(call, { productIDs: ['100245'] }) : call),
    ['invalid', 'contentTypes'],
    ['invalid-accepted', 'content-type-accepted'],
  ),
  lenient(
    'listProductFeedback',
    'page-size-unbounded',
    'A pageSize beyond the bound is accepted',
    clamping('pageSize', 1, 100),
  ),
  lenient(
    'listViewedProducts',
    'limit-unbounded',
    'A limit of zero is accepted',
    clamping('limit', 1, 50),
  ),
  lenient(
    'listFavorites',
    'query-type-unchecked',
    'A page that is no number is the first',
    (call) =>
      withQuery(call, (query) => {
        if (!/^\d+$/.test(query.get('page') ?? '1')) query.delete('page');
      }),
  ),
  lenient(
    'searchCatalog',
    'required-parameter-unchecked',
    'A search without its query succeeds',
    (call) =>
      withQuery(call, (query) => {
        if (!query.get('query')) query.set('query', 'бор');
      }),
  ),
  lenient(
    'deleteCartProducts',
    'content-type-unchecked',
    'A body of any media type is read as JSON',
    (call) => (call.body.length > 0 ? withHeaders(call, json) : call),
    ['contentTypes'],
    ['content-type-accepted'],
  ),
  {
    id: 'content-type-as-failure',
    title: 'A body of another media type ends in 500',
    operations: ['listPromotions'],
    checks: ['contentTypes'],
    rules: ['server-error'],
    fault: () =>
      responses(
        'listPromotions',
        onStatus(415, (response) => ({ ...response, status: 500 })),
      ),
  },
];
