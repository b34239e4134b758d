import { describe, expect, it } from 'vitest';
import { Contract, type Operation } from '#tools/contract/openapi/contract.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import { Seen } from './seen.ts';

const text = { type: 'string' };
const contract = new Contract({
  components: {
    schemas: {
      Task: {
        type: 'object',
        required: ['id'],
        properties: {
          id: text,
          note: { type: ['string', 'null'] },
          totals: { oneOf: [{ $ref: '#/components/schemas/Totals' }, { type: 'null' }] },
        },
      },
      Totals: {
        type: 'object',
        properties: { sum: { type: 'integer' } },
        'x-validations': [{ rule: 'self.sum >= 0', message: 'Не меньше нуля' }],
      },
    },
  },
  paths: {
    '/tasks': {
      get: {
        operationId: 'listTasks',
        parameters: [
          { name: 'status', in: 'query', schema: text },
          { name: 'owner', in: 'query', schema: text },
          { name: 'page', in: 'query', schema: text },
        ],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    items: { type: 'array', items: { $ref: '#/components/schemas/Task' } },
                  },
                },
              },
            },
          },
        },
      },
      post: {
        operationId: 'createTask',
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { name: text, note: text } },
            },
          },
        },
        responses: { 201: { description: 'Made' } },
      },
    },
  },
});

function exchange(
  operation: Operation,
  status: number,
  json: unknown,
  sent: { body?: unknown; query?: [string, string][] } = {},
): Exchange {
  const body = sent.body === undefined ? null : { mediaType: 'application/json', value: sent.body };
  const parts = { path: {}, query: sent.query ?? [], headers: {}, body };
  return {
    call: { operation, parts, as: 'main' },
    request: { method: operation.method, url: '', headers: {}, body },
    response: { status, headers: new Headers(), bytes: Buffer.from(''), json },
    failure: null,
  };
}

const list = contract.operation('listTasks');
const create = contract.operation('createTask');

function gapsAfter(...exchanges: Exchange[]): string[] {
  const seen = new Seen(contract);
  for (const one of exchanges) seen.note(one);
  return seen
    .gapsOf(contract.operations)
    .map(({ kind, subject, about, reason }) => `${kind}: ${subject} ${about}: ${reason}`);
}

describe('what was not seen is a gap:', () => {
  it('a list without records, and not its filters one by one', () => {
    expect(gapsAfter(exchange(list, 200, { items: [] }))).toEqual([
      'list: listTasks records: nobody’s list had a record',
    ]);
  });

  it('filters that found nothing or were not sent', () => {
    const items = [{ id: '1', note: 'A', totals: { sum: 1 } }];
    const gaps = gapsAfter(
      exchange(list, 200, { items }),
      exchange(list, 200, { items: [] }, { query: [['status', 'Done']] }),
      exchange(list, 400, {}, { query: [['owner', 'x']] }),
    );
    expect(gaps).toEqual([
      'filter: listTasks filter status: no value of it has found a record',
      'filter: listTasks filter owner: no request with it was accepted',
    ]);
  });

  it('a property that was null in every response, with the rules of its schema', () => {
    const query: [string, string][] = [
      ['status', 'Done'],
      ['owner', 'x'],
    ];
    const items = [{ id: '1', note: null, totals: null }];
    expect(gapsAfter(exchange(list, 200, { items }, { query }))).toEqual([
      'property: Task property note: no response had a value for it, as of listTasks',
      'property: Task property totals: no response had a value for it, as of listTasks',
    ]);
  });

  it('a property that no accepted request set', () => {
    expect(
      gapsAfter(
        exchange(create, 201, undefined, { body: { name: 'A' } }),
        exchange(create, 400, undefined, { body: { name: 'A', note: 'B' } }),
      ),
    ).toEqual([
      'property: createTask request property note: no accepted request had a value for it',
    ]);
  });

  it('nothing of an operation that never succeeded: its statuses are gaps already', () => {
    expect(gapsAfter(exchange(list, 500, {}))).toEqual([]);
  });
});
