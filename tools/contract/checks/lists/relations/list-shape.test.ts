import { describe, expect, it } from 'vitest';
import { Contract } from '#tools/contract/openapi/contract.ts';
import { type ListShape, shapeOf } from './list-shape.ts';

const day = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const record = {
  type: 'object',
  required: ['id', 'createdAt', 'paidOn', 'price'],
  properties: {
    id: { type: 'integer' },
    createdAt: moment,
    paidOn: day,
    price: { type: 'integer' },
  },
};
const paging = { type: 'object', properties: { total: { type: 'integer' } } };

/** The shape of a list with these parameters in its query. */
function shapeWith(parameters: Readonly<Record<string, object>>): ListShape {
  const given: Record<string, { description?: string }> = parameters;
  const query = [['pageSize', { type: 'integer' }] as const, ...Object.entries(given)];
  const contract = new Contract({
    paths: {
      '/orders': {
        get: {
          operationId: 'listOrders',
          parameters: query.map(([name, schema]) => ({
            name,
            in: 'query',
            schema,
            description: 'description' in schema ? schema.description : undefined,
          })),
          responses: {
            200: {
              description: '',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { items: { type: 'array', items: record }, paging },
                  },
                },
              },
            },
          },
        },
      },
    },
  });
  const shape = shapeOf(contract, contract.operation('listOrders'));
  if (shape === null) throw new Error('The list has no shape');
  return shape;
}

describe('bounds of a list', () => {
  const placesOf = (parameters: Readonly<Record<string, object>>) =>
    shapeWith(parameters).ranges.map(({ from, to, kind, place }) => [from, to, kind, place]);

  it('are about the property that x-bounds, the description or their name says', () => {
    const bounds = { from: day, to: day };
    expect(placesOf(bounds)).toEqual([['from', 'to', 'day', '/createdAt']]);
    expect(placesOf({ ...bounds, from: { ...day, 'x-bounds': 'paidOn' } })).toEqual([
      ['from', 'to', 'day', '/paidOn'],
    ]);
    expect(placesOf({ ...bounds, from: { ...day, description: 'From `paidOn`.' } })).toEqual([
      ['from', 'to', 'day', '/paidOn'],
    ]);
    expect(placesOf({ paidFrom: day, paidTo: day })).toEqual([
      ['paidFrom', 'paidTo', 'day', '/paidOn'],
    ]);
    expect(placesOf({ shippedFrom: day, shippedTo: day })).toEqual([]);
  });

  it('are days, moments and numbers, by any of the usual names', () => {
    expect(placesOf({ created_after: moment, created_before: moment })).toEqual([
      ['created_after', 'created_before', 'moment', '/createdAt'],
    ]);
    const price = { type: 'integer' };
    expect(placesOf({ minPrice: price, maxPrice: price })).toEqual([
      ['minPrice', 'maxPrice', 'number', '/price'],
    ]);
  });
});

describe('sort orders of a list', () => {
  const sortsOf = (parameters: Readonly<Record<string, object>>) =>
    shapeWith(parameters).sorts.map(({ field, up, down, place }) => [field, up, down, place]);

  it.each([
    ['-price', { price: 'price', down: '-price' }],
    ['price_desc', { price: 'price_asc', down: 'price_desc' }],
    ['priceDesc', { price: 'priceAsc', down: 'priceDesc' }],
    ['price:DESC', { price: 'price:ASC', down: 'price:DESC' }],
  ])('are pairs of values: %s', (_value, { price, down }) => {
    const sort = { type: 'string', enum: [price, down, 'popular'] };
    expect(sortsOf({ sort })).toEqual([['price', { sort: price }, { sort: down }, '/price']]);
  });

  it('are two parameters', () => {
    const sortBy = { type: 'string', enum: ['created'] };
    const order = { type: 'string', enum: ['desc', 'asc'] };
    expect(sortsOf({ sortBy, order })).toEqual([
      [
        'created',
        { sortBy: 'created', order: 'asc' },
        { sortBy: 'created', order: 'desc' },
        '/createdAt',
      ],
    ]);
  });
});
