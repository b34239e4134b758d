import { describe, expect, it } from 'vitest';
import { Contract, readContract } from '#tools/contract/openapi/contract.ts';
import { contractFaults } from './contract-faults.ts';

const text = { type: 'string' };
const number = { type: 'integer' };

interface Parts {
  readonly order?: object;
  readonly line?: object;
  readonly second?: string;
  /** Added to the operation that lists, and to its parameter. */
  readonly list?: object;
  readonly parameter?: object;
}

/** Two reads of orders; `order` and `line` are added to the schemas. */
function contractWith({ order = {}, line = {}, second = 'listOrders', ...more }: Parts): Contract {
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
          ...more.list,
          parameters: [{ name: 'sought', in: 'query', schema: { ...text, ...more.parameter } }],
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
  [
    'rules beside an operation, where no value is checked',
    { list: rule('response.items.size() > 0') },
    /#\/paths\/\/orders\/get: x-validations is never evaluated here/,
  ],
  ['a rule without an expression', { order: { 'x-validations': [{ rul: '1 > 0' }] } }, /a list of/],
  [
    'an unknown property in x-finds',
    { parameter: { 'x-finds': '[self.noet]' } },
    /sought: x-finds "\[self\.noet\]": no record has self\.noet/,
  ],
  ['a syntax error in x-finds', { parameter: { 'x-finds': '[self.note' } }, /sought: x-finds/],
  ['an unknown property in x-bounds', { parameter: { 'x-bounds': 'totl' } }, /x-bounds "totl": no/],
  ['another value of x-filter', { parameter: { 'x-filter': 'any' } }, /one of choice, all/],
  ['another value of x-stored', { parameter: { 'x-stored': 'trimed' } }, /one of trimmed/],
  ['a misspelled annotation', { list: { 'x-shred': true } }, /x-shred is no .* is it x-shared/],
  ['a flag that is a text', { list: { 'x-shared': 'yes' } }, /x-shared "yes": it is true or false/],
  [
    'another value of x-matches',
    { parameter: { 'x-matches': ['parts'] } },
    /one of part, any-case/,
  ],
  ['no time zone', { parameter: { 'x-time-zone': 'Moscow' } }, /x-time-zone "Moscow": no zone/],
  [
    'a parameter that x-signed names and nothing takes',
    { line: { link: { ...text, 'x-signed': { operation: 'getOrder', parameter: 'token' } } } },
    /link: x-signed: no getOrder takes a token/,
  ],
  [
    'a parameter that x-ignores names and nothing takes',
    { line: { count: { ...number, 'x-ignores': ['soght'] } } },
    /count: x-ignores: it takes no soght/,
  ],
  ['x-once at a read', { list: { 'x-once': true } }, /x-once: it is a read/],
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
