import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/connection.ts';
import { batchReads } from './batched-read.ts';

// Only its identity counts here.
const database = () => ({}) as Database;

/** A table with all ids, which records the queries. */
function watched() {
  const queries: string[][] = [];
  const read = batchReads<{ id: string; place: number }>(async (_db, ids) => {
    queries.push([...ids]);
    return ids.filter((id) => id !== 'unknown').map((id) => ({ id, place: queries.length }));
  });
  return { queries, read };
}

describe('batched reads', () => {
  it('combine simultaneous reads into one query without duplicate ids', async () => {
    const { queries, read } = watched();
    const db = database();
    const [left, right] = await Promise.all([read(db, ['a', 'b']), read(db, ['b', 'c'])]);
    expect(queries).toEqual([['a', 'b', 'c']]);
    expect(left.get('b')).toEqual({ id: 'b', place: 1 });
    expect(right.get('c')).toEqual({ id: 'c', place: 1 });
  });

  it('omit unknown ids', async () => {
    const { read } = watched();
    const rows = await read(database(), ['a', 'unknown']);
    expect([...rows.keys()]).toEqual(['a']);
  });

  it('do not combine reads of different databases', async () => {
    const { queries, read } = watched();
    await Promise.all([read(database(), ['a']), read(database(), ['b'])]);
    expect(queries).toEqual([['a'], ['b']]);
  });

  it('query again for later calls, also after a failed query', async () => {
    let fails = true;
    const read = batchReads<{ id: string }>(async (_db, ids) => {
      if (fails) throw new Error('down');
      return ids.map((id) => ({ id }));
    });
    const db = database();
    await expect(read(db, ['a'])).rejects.toThrow('down');
    fails = false;
    expect((await read(db, ['a'])).has('a')).toBe(true);
  });

  it('split queries at a bounded size', async () => {
    const { queries, read } = watched();
    const db = database();
    const pages = Array.from({ length: 50 }, (_, page) =>
      Array.from({ length: 60 }, (_, place) => `${page}-${place}`),
    );
    await Promise.all(pages.map((ids) => read(db, ids)));
    expect(queries).toHaveLength(2);
    expect(Math.max(...queries.map((ids) => ids.length))).toBeLessThan(2100);
  });
});
