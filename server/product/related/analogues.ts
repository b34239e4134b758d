import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

const ANALOGUES = 12;
/** Number of best sellers of the category to choose from; limits the work. */
const CANDIDATES = 200;

/** The fields that analogs are chosen by; `price` is in kopecks. */
export interface AnalogueOf {
  readonly categoryPath: string;
  readonly familyID: string;
  readonly price: number;
}

/**
 * Available alternatives: of the same category, one of each family, closest in price first, without
 * the product's own family.
 */
export async function findAnalogueIDs(db: Database, product: AnalogueOf): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select distinct on (family) id, price, popularity from (
        select p.id, p.price, p.popularity, p.family_id as family
        from products p
        where p.category_path = ${product.categoryPath}::text and p.listed and p.available
          and p.family_id <> ${product.familyID}::text
        order by p.popularity desc, p.id limit ${CANDIDATES}
      ) candidates
      order by family, popularity desc, id
    ) families
    order by abs(price - ${product.price}::bigint), popularity desc, id
    limit ${ANALOGUES}`);
  return rows.map(({ id }) => id);
}
