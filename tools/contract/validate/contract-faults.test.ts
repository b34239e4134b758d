import { describe, expect, it } from 'vitest';
import { Contract, readContract } from '#tools/contract/openapi/contract.ts';
import { contractFaults } from './contract-faults.ts';

const text = { type: 'string' };
const number = { type: 'integer' };

interface Parts {
  readonly order?: object;
  readonly line?: object;
  readonly second?: string;
}

/** Two reads of orders; `order` and `line` are added to the schemas. */
function contractWith({ order = {}, line = {}, second = 'listOrders' }: Parts): Contract {
  const json = (schema: object) => ({
    200: { description: '', content: { 'application/json': { schema } } },
  });
  const record = {
    type: 'object',
    'x-entity': 'order',
    required: ['id', 'total', 'goods'],
    properties: { id: text, total: number, goods: number, note: text, ...line },
    ...order,
  };
  return new Contract({
    paths: {
      '/orders/{id}': {
        get: {
          operationId: 'getOrder',
          parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
          responses: json(record),
        },
      },
      '/orders': {
        get: {
          operationId: second,
          responses: json({
            type: 'object',
            properties: { items: { type: 'array', items: record } },
          }),
        },
      },
    },
  });
}

const rule = (text: string) => ({ 'x-validations': [{ rule: text, message: 'wrong' }] });
const related = (relation: object) => ({ line: { count: { ...number, 'x-same-as': relation } } });
const faulty: readonly (readonly [what: string, parts: Parts, fault: RegExp])[] = [
  ['an operationId twice', { second: 'getOrder' }, /operationId getOrder is there twice/],
  ['an unknown property in a rule', { order: rule('self.totl >= 0') }, /no self\.totl/],
  ['a type error in a rule', { order: rule('self.total + self.note == "1"') }, /no such overload/],
  ['a syntax error in a rule', { order: rule('self.total >') }, /the rule self\.total >/],
  [
    'an unknown kind',
    { line: { sum: { ...number, 'x-same-as': 'ordr().total' } } },
    /x-entity ordr/,
  ],
  [
    'an unknown fact',
    { line: { sum: { ...number, 'x-same-as': 'totl' } } },
    /no view of order has totl/,
  ],
  [
    'an unknown operation',
    related({ operation: 'getOrdr', value: 'response.total' }),
    /no operation getOrdr/,
  ],
  [
    'an unknown parameter',
    related({ operation: 'getOrder', with: { ID: 'self.id' }, value: 'response.total' }),
    /takes no ID/,
  ],
  [
    'an unknown property of a response',
    related({ operation: 'getOrder', with: { id: 'self.id' }, value: 'response.totl' }),
    /has no response\.totl/,
  ],
  ['an unknown key', { order: { 'x-entity': 'order(orderID)' } }, /no property orderID/],
];

describe('faults of a contract', () => {
  it('are none in the shop’s own, nor in a sound one', () => {
    expect(contractFaults(readContract())).toEqual([]);
    const sound: Parts = {
      order: rule('self.total >= self.goods && (!has(self.note) || self.note.size() < 9)'),
      line: { sum: { ...number, 'x-same-as': 'total' } },
    };
    expect(contractFaults(contractWith(sound))).toEqual([]);
  });

  it('are empty paths', () => {
    expect(contractFaults(new Contract({ paths: {} }))).toEqual([
      'it has no operations: its paths are empty',
    ]);
  });

  it.each(faulty)('are %s', (_what, parts, fault) => {
    expect(contractFaults(contractWith(parts)).join('\n')).toMatch(fault);
  });

  it('are a kind of record that is misspelled in one place', () => {
    const schemas = ['order', 'order', 'oredr'].map((kind) => ({
      type: 'object',
      'x-entity': kind,
      properties: { id: text },
    }));
    const { document } = contractWith({});
    const contract = new Contract({ ...document, components: { schemas: { ...schemas } } });
    expect(contractFaults(contract)).toEqual(['x-entity oredr: only here, is it order?']);
  });
});
