import { describe, expect, it } from 'vitest';
import { Contract, type Operation } from '#tools/contract/openapi/contract.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { observe } from './facts.ts';
import { relatedCall, relatedValue } from './relate.ts';
import { World } from './world.ts';

const whole = { type: 'integer' };
const totals = { type: 'object', properties: { toPay: whole } };
const point = {
  type: 'object',
  'x-entity': 'point',
  properties: {
    id: { type: 'string' },
    ready: { type: 'string', 'x-differs': { reason: 'Зависит от заказа.', within: 'order' } },
  },
};
const order = {
  type: 'object',
  'x-entity': 'order',
  properties: {
    id: { type: 'string' },
    totals,
    images: { type: 'array', 'x-differs': 'Главная.' },
    point,
  },
};
const summary = {
  type: 'object',
  'x-entity': 'order',
  properties: {
    id: { type: 'string' },
    toPay: { ...whole, 'x-same-as': 'totals.toPay' },
    images: { type: 'array' },
    point,
    lineCount: {
      ...whole,
      'x-same-as': {
        operation: 'listLines',
        with: { id: 'self.id', kind: 'request.kind' },
        value: 'response.items.size()',
      },
    },
  },
};

function read(path: string, schema: object, parameters: readonly object[] = []) {
  const content = { 'application/json': { schema } };
  return {
    get: { operationId: path, parameters, responses: { 200: { description: '', content } } },
  };
}

const contract = new Contract({
  paths: {
    '/getOrder': read('getOrder', order),
    '/listOrders': read('listOrders', {
      type: 'object',
      properties: { items: { type: 'array', items: summary } },
    }),
    '/lines/{id}': read('listLines', {}, [
      { name: 'id', in: 'path', schema: { type: 'string' } },
      { name: 'kind', in: 'query', schema: { type: 'string' } },
    ]),
  },
});

function exchangeOf(operation: Operation, json: unknown): Exchange {
  const parts = { path: {}, query: [['kind', 'big']] as const, headers: {}, body: null };
  return {
    call: { operation, parts, as: 'main' },
    request: { method: 'GET', url: operation.path, headers: {}, body: null },
    response: { status: 200, headers: new Headers(), bytes: Buffer.from(''), json },
    failure: null,
  };
}

const one = (toPay: number) =>
  exchangeOf(contract.operation('getOrder'), { id: '7', totals: { toPay }, images: [1, 2] });
const list = (id: string, toPay: number) =>
  exchangeOf(contract.operation('listOrders'), {
    items: [{ id, toPay, images: [1], lineCount: 3 }],
  });

describe('World', () => {
  it('names two responses that disagree about a fact, also under another name', () => {
    const world = new World(contract);
    world.learn(one(100));
    world.learn(list('7', 101));
    expect(world.disagreements).toMatchObject([
      {
        fact: 'order 7 totals.toPay',
        one: { value: 100 },
        other: { value: 101, at: '/items/0/toPay' },
      },
    ]);
  });

  it('is content with equal facts, with those of another record, and with declared differences', () => {
    const world = new World(contract);
    world.learn(one(100));
    world.learn(list('7', 100));
    world.learn(list('8', 101));
    expect(world.disagreements).toEqual([]);
  });

  it('compares what differs between orders within one of them', () => {
    const at = (id: string, ready: string) =>
      exchangeOf(contract.operation('listOrders'), { items: [{ id, point: { id: 'p', ready } }] });
    const world = new World(contract);
    world.learn(at('7', 'today'));
    world.learn(at('8', 'tomorrow'));
    expect(world.disagreements).toEqual([]);
    world.learn(at('7', 'tomorrow'));
    expect(world.disagreements).toMatchObject([{ fact: 'order 7 point.ready' }]);
  });

  it('compares a value with the response of another operation', () => {
    const exchange = list('7', 100);
    const schema = contract.operation('listOrders').responses.get('200')?.media[0]?.schema ?? {};
    const [related] = observe(contract, schema, exchange.response?.json).related;
    if (related === undefined) throw new Error('No relation was found');
    expect(related).toMatchObject({ value: 3, at: '/items/0/lineCount' });
    const call = relatedCall(contract, exchange, related);
    expect(call?.parts).toMatchObject({ path: { id: '7' }, query: [['kind', 'big']] });
    const lines = exchangeOf(contract.operation('listLines'), { items: [1, 2] });
    expect(relatedValue(related, lines)).toBe(2);
  });
});
