import { describe, expect, it } from 'vitest';
import { ContractRules, holds } from './validations.ts';
import { createValidator } from './validators.ts';

const line = {
  type: 'object',
  required: ['kind', 'amount'],
  properties: { kind: { const: 'Line' }, amount: { type: 'integer' } },
  'x-validations': [{ rule: 'self.amount > 0', message: 'Больше нуля.' }],
};
const gift = {
  type: 'object',
  required: ['kind', 'amount'],
  properties: { kind: { const: 'Gift' }, amount: { type: 'integer' } },
};
const document = {
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Line: line,
      Gift: gift,
      Order: {
        type: 'object',
        properties: {
          items: {
            type: 'array',
            items: {
              oneOf: [{ $ref: '#/components/schemas/Line' }, { $ref: '#/components/schemas/Gift' }],
            },
          },
          total: { type: 'integer' },
          next: { oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
          byDay: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Line' } },
        },
        'x-validations': [
          { rule: 'self.total == self.items.map(i, i.amount).sum()', message: 'Сумма строк.' },
        ],
      },
    },
  },
};
const rules = new ContractRules(document, createValidator(document, false));
const order = { items: [{ kind: 'Line', amount: 2 }], total: 2, next: null };
const find = (value: unknown) =>
  rules.findBroken('#/components/schemas/Order', value).map(({ path, message, values }) => {
    return `${path} ${message} ${values}`;
  });

describe('rules of a contract', () => {
  it('accept what they are about', () => {
    expect(find(order)).toEqual([]);
    expect(find({ ...order, next: order, byDay: { '2026-03-01': order.items[0] } })).toEqual([]);
  });

  it('find a broken sum with the values that the rule names', () => {
    expect(find({ ...order, total: 3 })).toEqual([' Сумма строк. total 3, items of 1']);
  });

  it('are looked for in lists, maps and unions, and in a schema that contains itself', () => {
    const zero = { kind: 'Line', amount: 0 };
    expect(find({ items: [zero], total: 0 })).toEqual(['/items/0 Больше нуля. amount 0']);
    expect(find({ ...order, byDay: { 'a/b': zero } })).toEqual([
      '/byDay/a~1b Больше нуля. amount 0',
    ]);
    expect(find({ ...order, next: { ...order, total: 1 } })).toEqual([
      '/next Сумма строк. total 1, items of 1',
    ]);
  });

  it('of another member of a union do not apply', () => {
    expect(find({ items: [{ kind: 'Gift', amount: 0 }], total: 0 })).toEqual([]);
  });
});

describe('a rule', () => {
  it.each([
    ['self.a * self.b / 100 == 16', { a: 7, b: 233 }],
    ['self.rate >= 4.5', { rate: 4.8 }],
    [
      'timestamp(self.from) == timestamp(self.to)',
      { from: '2026-01-01T03:00:00+03:00', to: '2026-01-01T00:00:00.000Z' },
    ],
    ['!has(self.a) || self.a == null || self.a > 1', { a: null }],
    ['self.list.isSorted()', { list: ['2026-01-01', '2026-01-01', '2026-02-01'] }],
    ['self.list.reverse().isSorted()', { list: [3, 2, 2, 1] }],
    ['self.list.isAlphabetical()', { list: ['№ 2', 'alpha', 'Zeta', 'Ёж', 'еле', 'Яна', 'Abc'] }],
  ])('%s holds for %j', (rule, value) => {
    expect(holds(rule, value)).toBe(true);
  });

  it.each([
    ['self.list.isSorted()', { list: ['2026-02-01', '2026-01-01'] }],
    ['self.list.reverse().isSorted()', { list: [1, 2] }],
    ['self.list.isAlphabetical()', { list: ['Яна', 'Анна'] }],
    ['self.missing == 1', { a: 1 }],
    ['timestamp(self.from) < timestamp(self.to)', { from: 'soon', to: 'later' }],
    ['self.a == 9007199254740991', { a: 9_007_199_254_740_990 }],
  ])('%s does not hold for %j', (rule, value) => {
    expect(holds(rule, value)).toBe(false);
  });

  it('that is no expression throws', () => {
    expect(() => holds('self.a ==', {})).toThrow();
  });
});
