import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  contractOfTasks,
  ListOfTasks,
  type Mistake,
  mistakes,
} from '#tools/contract/checks/lists/list-of-tasks.ts';
import { readContract } from '#tools/contract/openapi/contract.ts';
import type { Relation } from './list-breach.ts';
import { ListReads, type ReadPage } from './list-reads.ts';
import { relationsOf } from './list-relations.ts';
import { type ListShape, shapeOf } from './list-shape.ts';
import { breachesOf } from './relations.ts';

function readShape(): ListShape {
  const shape = shapeOf(contractOfTasks, contractOfTasks.operation('listTasks'));
  if (shape === null) throw new Error('The list has no shape');
  return shape;
}

/** Rule and subject of each relation that does not hold. */
async function findBreaches(
  read: ReadPage,
  only: (relation: Relation) => boolean = () => true,
  atOnce = 8,
) {
  const shape = readShape();
  const relations = relationsOf(shape, () => []).filter(only);
  const breaches = await breachesOf(relations, () => new ListReads(shape, read), atOnce);
  return breaches.map(({ relation: { rule, subject } }) => ({ rule, subject }));
}

describe('the shape of a list', () => {
  it('has the filters, bounds, sort orders and defaults of its schemas', () => {
    const shape = readShape();
    expect(shape.filters.map(({ name, kind, place }) => [name, kind, place])).toEqual([
      ['statuses', 'enum', '/status'],
      ['labels', 'enum', null],
      ['ownerIDs', 'id', '/owner/id'],
      ['onlyCheap', 'flag', null],
    ]);
    expect(shape.ranges).toEqual([
      {
        from: 'from',
        to: 'to',
        kind: 'day',
        isOfDays: false,
        zone: 'Europe/Moscow',
        place: '/createdAt',
        takesZero: false,
      },
      {
        from: 'priceFrom',
        to: 'priceTo',
        kind: 'number',
        isOfDays: false,
        zone: null,
        place: '/price',
        takesZero: true,
      },
    ]);
    expect(shape.sorts.map(({ field, place }) => ({ field, place }))).toEqual([
      { field: 'Price', place: '/price' },
      { field: 'Rank', place: null },
    ]);
    expect(shape.texts).toEqual([
      { name: 'text', finds: '[self.id]', matches: ['any-case', 'trimmed'], most: 50 },
    ]);
    expect([...shape.defaults]).toEqual([
      ['page', 1],
      ['pageSize', 6],
    ]);
  });
});

describe('the lists of the contract', () => {
  it('have a shape where they count their records', () => {
    const contract = readContract();
    const shapes = contract.operations.map((operation) => shapeOf(contract, operation));
    // A decision of staff responds with the page that is left.
    const paged = contract.operations.filter((operation) => {
      if (!operation.isRead) return false;
      const schema = operation.responses.get('200')?.media[0]?.schema;
      return schema !== undefined && contract.resolve(schema).properties?.paging !== undefined;
    });
    expect(shapes.filter((shape) => shape !== null)).toHaveLength(paged.length);
    expect(paged.length).toBeGreaterThan(10);
  });

  it('say which parameters choose what is listed, and what holds at once', () => {
    const contract = readContract();
    const filtersOf = (id: string) => shapeOf(contract, contract.operation(id))?.filters ?? [];
    const names = ['listProducts', 'listOrders', 'getAnalytic'].flatMap((id) =>
      filtersOf(id).map(({ name }) => name),
    );
    expect(names).toEqual(expect.arrayContaining(['flags', 'brandIDs', 'statuses', 'customerIDs']));
    for (const name of ['source', 'scope', 'groupBy']) expect(names).not.toContain(name);
    const together = filtersOf('listProducts').filter(({ needsAll }) => needsAll);
    expect(together.map(({ name }) => name)).toEqual(['flags']);
  });
});

describe('relations of a list', () => {
  it('hold for a sound list', async () => {
    const list = new ListOfTasks();
    expect(await findBreaches(async (parameters) => list.read(parameters))).toEqual([]);
    expect(list.requests).toBeLessThan(330);
  });

  it.each(Object.entries(mistakes) as [Mistake, string][])(
    'find a list that %s',
    async (mistake, rule) => {
      const list = new ListOfTasks(mistake);
      const found = await findBreaches(async (parameters) => list.read(parameters));
      expect(found.map((one) => one.rule)).toContain(rule);
    },
  );

  it('are checked several at once, and found in their order', async () => {
    const list = new ListOfTasks('ignores a status');
    const slow: ReadPage = async (parameters) => {
      await delay(Math.random() * 3);
      return list.read(parameters);
    };
    const one = await findBreaches(slow, undefined, 1);
    expect(one.length).toBeGreaterThan(0);
    expect(await findBreaches(slow)).toEqual(one);
  });

  it('say nothing about a list that a job changes once', async () => {
    const sound = new ListOfTasks();
    const broken = new ListOfTasks('ignores a status');
    let changed = 0;
    const read: ReadPage = async (parameters) => {
      const isChange = 'statuses' in parameters && changed < 1;
      if (isChange) changed += 1;
      return (isChange ? broken : sound).read(parameters);
    };
    const only = ({ subject }: Relation) => subject === 'each value of statuses';
    expect(await findBreaches(read, only)).toEqual([]);
    expect(changed).toBe(1);
  });

  it('skip what the back end rejects', async () => {
    const list = new ListOfTasks();
    const read: ReadPage = async (parameters) =>
      String(parameters.from) > String(parameters.to ?? '9') ? null : list.read(parameters);
    expect(await findBreaches(read)).toEqual([]);
  });
});
