import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/servers/database.ts';

/** PGlite itself would wait for ever. */
it.runIf(process.env.TEST_DATABASE_URL)(
  'test database: rejects a query beside an open transaction, and no other',
  async () => {
    const { db, close } = await openTestDatabase();
    await expect(db.transaction(() => db.execute(sql`select 1`))).rejects.toThrow();
    const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await db.execute(sql`select 1`);
    await close();
  },
);
