import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { type CardMarks, type CardRow, NO_MARKS, toCard } from './card.ts';
import { textArray } from './sql-values.ts';

type Card = components['schemas']['ProductCard'];

/** Pictures a card in a list carries. */
const LIST_PICTURES = 3;

/** A row of the query below; `CardRow` but for brand and category, which stand in columns. */
type QueriedRow = Omit<CardRow, 'brand' | 'category'> & {
  brandID: string | null;
  brandName: string;
  brandSlug: string;
  categoryID: string;
  categoryName: string;
  categorySlug: string;
};

/**
 * Lists live on this query. Written out, because through Drizzle's builder it costs the process
 * three times as much, most of it in giving the columns their places.
 */
function cardQuery(ids: readonly string[]): SQL {
  return sql`
    select p.id, p.market_id as "marketID", p.name, p.slug, p.pictures,
      p.vendor_code as "vendorCode", p.manufacturer_code as "manufacturerCode", p.weight,
      b.id as "brandID", b.name as "brandName", b.slug as "brandSlug",
      c.id as "categoryID", c.name as "categoryName", c.slug as "categorySlug",
      p.price::float8 as price, p.price_without_discount::float8 as "priceWithoutDiscount",
      p.stock, p.listed, p.available, p.sale_forbidden as "saleForbidden",
      p.unavailability_reason as "unavailabilityReason",
      p.unavailable_action as "unavailableAction",
      p.pack_size as "packSize", p.min_quantity as "minQuantity", p.is_new as "isNew",
      p.rating, p.feedback_count as "feedbackCount",
      (select greatest(count(*), 1)::int from products sibling
        where sibling.group_id = p.group_id and sibling.listed) as "variantCount"
    from products p
    join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    where p.id = any(${textArray(ids)})`;
}

function toRow(row: QueriedRow): CardRow {
  const { brandID, brandName, brandSlug, categoryID, categoryName, categorySlug, ...rest } = row;
  return {
    ...rest,
    brand: brandID === null ? null : { id: brandID, name: brandName, slug: brandSlug },
    category: { id: categoryID, name: categoryName, slug: categorySlug },
  };
}

async function loadRows(db: Database, ids: readonly string[]): Promise<CardRow[]> {
  const { rows } = await db.execute<QueriedRow>(cardQuery(ids));
  return rows.map(toRow);
}

/** The newest open request of each kind, by the action of an unavailable product it stands for. */
function openRequests(userID: string): SQL {
  return sql`(
    select jsonb_object_agg(case t.type when 'WaitingList' then 'WaitingList'
        when 'Analogs' then 'RequestAnalogue' when 'ProductPurchase' then 'RequestOffer'
        else 'RequestAssistance' end, t.id order by t.created_at)
    from support_ticket_products about join support_tickets t on t.id = about.ticket_id
    where about.product_id = wanted.id and t.user_id = ${userID}::text and t.status <> 'Done'
      and t.type in ('WaitingList', 'Analogs', 'ProductPurchase', 'ProductQuestion'))`;
}

/** What a reader did with the products among `ids`, in one query. */
async function loadMarks(
  db: Database,
  ids: readonly string[],
  userID: string | null,
): Promise<ReadonlyMap<string, CardMarks>> {
  if (userID === null) return new Map();
  const { rows } = await db.execute<{
    id: string;
    is_favorite: boolean;
    is_compared: boolean;
    requests: CardMarks['requests'];
  }>(sql`
    select wanted.id,
      exists (select from favorites f
        where f.user_id = ${userID}::text and f.product_id = wanted.id) as is_favorite,
      exists (select from compared_products c
        where c.user_id = ${userID}::text and c.product_id = wanted.id) as is_compared,
      ${openRequests(userID)} as requests
    from unnest(${textArray(ids)}) as wanted(id)`);
  return new Map(
    rows.map(({ id, is_favorite: isFavorite, is_compared: isCompared, requests }) => [
      id,
      { isFavorite, isCompared, requests },
    ]),
  );
}

/**
 * Cards of the named products, in the order named, in one query for a visitor and two for a reader.
 * Unknown ids are left out.
 * @param userID whose favourites and comparison are marked; null for a visitor
 */
export async function loadCards(
  db: Database,
  ids: readonly string[],
  userID: string | null,
  pictureLimit = LIST_PICTURES,
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const [rows, marks] = await Promise.all([loadRows(db, ids), loadMarks(db, ids, userID)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map((row) => toCard(row, marks.get(row.id) ?? NO_MARKS, pictureLimit));
}
