import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { batchReads } from '#server/product/card/batched-read.ts';
import { largestQuantity, type QuantityRules } from '#server/product/stock/quantity.ts';
import { MAX_MEMBERS } from './family-facts.ts';

/** How long the availability of other variants on a card may be outdated, as its position may. */
const FRESH_MS = 15_000;
/** Maximum number of cached families; evicted in insertion order. */
const STORED = 3000;

/** Ids of the available members of a family. */
export type FamilyAvailability = ReadonlySet<string>;

interface Stored {
  available: FamilyAvailability;
  until: number;
}

const stores = new WeakMap<Database, Map<string, Stored>>();

interface QueriedMember extends QuantityRules {
  id: string;
}

const queryAvailability = batchReads<{ id: string; available: FamilyAvailability }>(
  async (db, ids) => {
    const { rows } = await db.execute<{ id: string; members: QueriedMember[] | null }>(sql`
      select family.id, (
        select json_agg(member) from (
          select p.id, p.stock, p.available, p.pack_size as "packSize",
            p.min_quantity as "minQuantity"
          from products p where p.family_id = family.id and p.listed and p.available
          limit ${MAX_MEMBERS}) member
      ) as members
      from unnest(${textArray(ids)}) as family(id)`);
    return rows.map(({ id, members }) => {
      const buyable = (members ?? []).filter((member) => largestQuantity(member) > 0);
      return { id, available: new Set(buyable.map((member) => member.id)) };
    });
  },
);

/** The available variants of the given families, at most some seconds old. */
export async function loadFamilyAvailability(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FamilyAvailability>> {
  const stored = stores.get(db) ?? new Map<string, Stored>();
  stores.set(db, stored);
  const now = performance.now();
  const found = new Map<string, FamilyAvailability>();
  const missing: string[] = [];
  for (const id of ids) {
    const entry = stored.get(id);
    if (entry !== undefined && entry.until > now) found.set(id, entry.available);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const read = await queryAvailability(db, missing);
  for (const id of missing) {
    const available = read.get(id)?.available ?? new Set();
    found.set(id, available);
    stored.delete(id);
    stored.set(id, { available, until: now + FRESH_MS });
  }
  for (const oldest of stored.keys()) {
    if (stored.size <= STORED) break;
    stored.delete(oldest);
  }
  return found;
}
