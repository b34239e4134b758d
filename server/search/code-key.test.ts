import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { codeKey, codeKeyOf, codeKeyOfQuery, codeWords } from './code-key.ts';

describe('codeKey', () => {
  it.each(['СВ-1101-08', 'CB-1101-08', 'св110108', 'cb 1101/08', 'CB_1101.08'])(
    'is the same for the spelling %s',
    (code) => expect(codeKey(code)).toBe('cb110108'),
  );

  it('is indexed with and without its letters', () => {
    expect(codeWords('ЭМ-1017-01')).toBe('эm101701 101701');
    expect(codeWords('27397114')).toBe('27397114');
    expect(codeWords('ABC')).toBe('abc');
    expect(codeWords('')).toBe('');
  });

  it('distinguishes codes from words, sizes and sentences', () => {
    expect(codeKeyOfQuery('lv-10')).toBe('lv10');
    for (const text of ['композит', 'a2', '2.5', 'x'.repeat(40).concat('1'), '№ 12%']) {
      expect(codeKeyOfQuery(text), text).toBeNull();
    }
  });
});

describe('codeKeyOf', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each(['СВ-1101-08', 'ЭМ 10.17/01', 'Lv_1001-14', 'авекмнорстух'])(
    'is the same in the database: %s',
    async (code) => {
      const { rows } = await database.db.execute<{ key: string }>(
        sql`select ${codeKeyOf(sql`${code}::text`)} as key`,
      );
      expect(rows[0]?.key).toBe(codeKey(code));
    },
  );
});
