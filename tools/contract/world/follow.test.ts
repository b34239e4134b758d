import { expect, it } from 'vitest';
import { Contract } from '#tools/contract/openapi/contract.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { followingCalls } from './follow.ts';
import { sight, World } from './world.ts';

const text = { type: 'string' };
const product = { type: 'object', 'x-entity': 'product', properties: { id: text, name: text } };
const order = { type: 'object', 'x-entity': 'order', properties: { id: text, comment: text } };
const listOf = (items: object) => ({
  type: 'object',
  properties: { items: { type: 'array', items } },
});
const responses = (schema: object) => ({
  200: { description: '', content: { 'application/json': { schema } } },
});
const ids = { type: 'object', properties: { ids: { type: 'array', items: text } } };

const contract = new Contract({
  paths: {
    '/order/{id}': {
      get: {
        operationId: 'getOrder',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
        responses: responses(order),
      },
    },
    '/purchases': {
      get: {
        operationId: 'listPurchases',
        responses: responses(
          listOf({ ...order, properties: { ...order.properties, product, bought: product } }),
        ),
      },
    },
    '/products': {
      post: {
        operationId: 'listProducts',
        'x-read': true,
        requestBody: { content: { 'application/json': { schema: ids } } },
        responses: responses(listOf(product)),
      },
    },
  },
});

const purchases = (name: string): Exchange => ({
  call: {
    operation: contract.operation('listPurchases'),
    parts: { path: {}, query: [], headers: {}, body: null },
    as: 'main',
  },
  request: { method: 'GET', url: '/purchases', headers: {}, body: null },
  response: {
    status: 200,
    headers: new Headers(),
    bytes: Buffer.from(''),
    json: {
      items: [
        { id: '7', comment: 'Да', product: { id: 'p', name: 'A' }, bought: { id: 'p', name } },
      ],
    },
  },
  failure: null,
});

it('followingCalls: reads by the ids beside it what one operation alone has shown', () => {
  const world = new World(contract);
  world.learn(purchases('A'));
  const calls = followingCalls(contract, contract.operations, world.lonely);
  expect(
    calls.map(({ operation, parts }) => [operation.id, parts.path, parts.body?.value]),
  ).toEqual([
    ['getOrder', { id: '7' }, undefined],
    ['listProducts', {}, { ids: ['p'] }],
  ]);
});

it('sight: finds a fact where it was seen, though the response shows its record twice', () => {
  const found = sight(contract, purchases('B'), 'product p name', '/items/0/bought/name');
  expect(found?.value).toBe('B');
});
