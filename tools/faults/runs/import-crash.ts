import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { type Arena, makePerson } from '#tools/faults/arena.ts';
import { callApi } from '#tools/faults/call-api.ts';
import { expectFigure, type FaultRun } from '#tools/faults/fault-run.ts';
import { expectStatus, noRetries, retryUntilFinal } from '#tools/faults/retry.ts';

const KILLS = 20;
const ROWS = 500;
const QUANTITY = 2;

function csvFile(): FormData {
  const rows = Array.from({ length: ROWS }, (_, index) => `CODE-row${index};${QUANTITY}`);
  const form = new FormData();
  form.set('file', new File([`Артикул;Количество\n${rows.join('\n')}`], 'zakaz.csv'));
  return form;
}

interface Stored {
  lines: number;
  pieces: number;
  added: number;
}

/** The cart's contents, and how many rows of the file are reported as added. */
async function readStored({ db }: Arena, userID: string): Promise<Stored> {
  const { rows } = await db.execute<{ lines: number; pieces: number; added: number }>(sql`
    select count(item.product_id)::int as lines, coalesce(sum(item.quantity), 0)::int as pieces,
      (select count(*)::int from imports, jsonb_array_elements(imports.rows) as row
        where imports.user_id = ${userID} and (row ->> 'added')::boolean) as added
    from carts join cart_items item on item.cart_id = carts.id where carts.user_id = ${userID}`);
  return rows[0] ?? { lines: 0, pieces: 0, added: 0 };
}

export const importCrash: FaultRun = {
  name: 'import-crash',
  title: `kill -9 in the midst of ${KILLS} imports into carts, ${ROWS} rows each`,
  run: async (arena, scale) => {
    await seedCatalog(arena.db, {
      categories: { bory: ['bory'] },
      products: Array.from({ length: ROWS }, (_, index) => ({
        id: `row${index}`,
        name: `Бор ${index}`,
      })),
    });
    const retries = noRetries();
    const kills = Math.max(4, Math.round(KILLS * scale));
    let whole = 0;
    // The first import is not killed: it measures the duration.
    let lasts = 0;
    for (let turn = 0; turn <= kills; turn += 1) {
      const as = await makePerson(arena.db);
      const [victim] = arena.processes;
      if (victim === undefined) throw new Error('No process');
      const uploadKey = randomUUID();
      const upload = await retryUntilFinal(retries, (attempt) =>
        callApi({
          url: arena.urlOf(attempt + 1),
          as,
          method: 'POST',
          path: '/import/excel',
          body: csvFile(),
          key: uploadKey,
        }),
      );
      expectStatus(retries, upload, 201);
      const { id: importID } = JSON.parse(upload.text) as { id: string };
      const key = randomUUID();
      const add = (url: string) =>
        callApi({ url, as, method: 'POST', path: '/cart/product/import', body: { importID }, key });
      const began = performance.now();
      const first = add(victim.url).catch(() => null);
      if (turn === 0) {
        await first;
        lasts = performance.now() - began;
        continue;
      }
      await delay(randomInt(Math.ceil(lasts * 1.5)));
      await victim.kill();
      const response = await first;
      const stored = await readStored(arena, as);
      if (stored.lines > 0) whole += 1;
      if (response !== null && stored.lines === 0)
        retries.faults.push('a response without its rows');
      if (stored.lines !== stored.added || (stored.lines !== 0 && stored.lines !== ROWS)) {
        retries.faults.push(
          `${stored.lines} of ${ROWS} rows in the cart, ${stored.added} said to be`,
        );
      }
      expectStatus(
        retries,
        await retryUntilFinal(retries, (attempt) => add(arena.urlOf(attempt + 1))),
        200,
      );
      const after = await readStored(arena, as);
      expectFigure(retries.faults, 'pieces after a retry', after.pieces, ROWS * QUANTITY);
      await victim.start();
    }
    return {
      acknowledged: [],
      figures: `${kills} kills within ${Math.round(lasts)} ms: ${whole} times all rows, ${kills - whole} times none, then all of them once`,
      faults: retries.faults,
    };
  },
};
