import { describe, expect, it } from 'vitest';
import { findOperation, preferenceOf } from '#src/app/scenario/operations.ts';
import { listMockOperations } from './mock-operations.ts';

const response = (...names: string[]) => ({
  content: {
    'application/json': { examples: Object.fromEntries(names.map((name) => [name, {}])) },
  },
});
const operations = listMockOperations({
  paths: {
    '/api/v1/order/{id}': {
      get: {
        operationId: 'getOrder',
        summary: 'Заказ',
        responses: {
          200: response('order-pending', 'order-draft'),
          204: {},
          404: { $ref: '#/components/responses/NotFound' },
          409: response('order-changed', 'order-closed'),
          default: response('failure'),
        },
      },
    },
    '/api/v1/order/pending': { get: { operationId: 'listPending', responses: {} } },
  },
  components: {
    examples: { 'order-draft': { summary: 'Черновик' } },
    responses: { NotFound: response('not-found') },
  },
});
const [, getOrder] = operations;

describe('listMockOperations', () => {
  it.each([
    ['GET', '/api/v1/order/7', 'getOrder'],
    ['GET', '/api/v1/order/pending', 'listPending'],
    ['POST', '/api/v1/order/7', undefined],
    ['GET', '/api/v1/order/7/status', undefined],
  ])('finds the operation of a call: %s %s → %s', (method, path, id) => {
    expect(findOperation(operations, method, path)?.id).toBe(id);
  });

  it.each([
    ['order-draft', 'code=200, example=order-draft'],
    ['404', 'code=404'],
    ['order-closed', 'code=409, example=order-closed'],
    ['409', 'code=409'],
    ['500', 'code=500'],
    ['204', 'code=204'],
    ['unknown', null],
  ])('sends a Prefer header for a choice: %s → %s', (choice, preference) => {
    expect(getOrder && preferenceOf(getOrder, choice)).toBe(preference);
  });
});
