import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { batchReads } from './batched-read.ts';
import { type CardMarks, type CardRow, NO_MARKS, toCard } from './card.ts';
import { type CardFacts, loadFacts } from './card-facts.ts';
import { loadCardFamilies } from './card-family.ts';
import { loadPersonalPrices } from './personal-prices.ts';

type Card = components['schemas']['ProductCard'];

/** Pictures a card in a list carries. */
const LIST_PICTURES = 1;

/** What changes from one moment to the next: never kept. */
type CardState = Omit<CardRow, keyof CardFacts> & { readonly id: string };

/**
 * Lists live on this query. Written out, because through Drizzle's builder it costs the process
 * three times as much, most of it in giving the columns their places.
 */
const loadStates = batchReads<CardState>(async (db, ids) => {
  const { rows } = await db.execute<CardState & Record<string, unknown>>(sql`
    select p.id, p.price::float8 as price,
      p.price_without_discount::float8 as "priceWithoutDiscount",
      p.stock, p.listed, p.available, p.sale_forbidden as "saleForbidden",
      p.unavailability_reason as "unavailabilityReason",
      p.unavailable_action as "unavailableAction",
      p.pack_size as "packSize", p.min_quantity as "minQuantity",
      p.rating, p.feedback_count as "feedbackCount"
    from products p where p.id = any(${textArray(ids)})`);
  return rows;
});

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

/** What a user did with the products among `ids`, in one query. */
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

export interface CardOptions {
  /** How many pictures a card carries. */
  readonly pictures?: number;
  /** The other variants are named on the card; without, only what tells the product from them. */
  readonly chips?: boolean;
}

/**
 * Cards of the named products, in the order named: prices and stock in one query, a user's marks in
 * another, what only an import changes in two more at its first use; for whoever buys under a contract
 * its prices in two more. Unknown ids are left out.
 * @param userID whose favorites and comparison are marked and whose prices are shown, those of the
 * cart; null for a visitor
 */
export async function loadCards(
  db: Database,
  ids: readonly string[],
  userID: string | null,
  { pictures = LIST_PICTURES, chips = false }: CardOptions = {},
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const readFacts = loadFacts(db, ids);
  const [facts, states, marks, families] = await Promise.all([
    readFacts,
    loadStates(db, ids),
    loadMarks(db, ids, userID),
    readFacts.then((facts) => loadCardFamilies(db, facts, chips)),
  ]);
  const rows = ids.flatMap((id) => {
    const [said, state] = [facts.get(id), states.get(id)];
    return said === undefined || state === undefined ? [] : [{ ...said, ...state }];
  });
  const prices = await loadPersonalPrices(db, rows, userID);
  return rows.map((row) =>
    toCard(row, marks.get(row.id) ?? NO_MARKS, pictures, {
      contractPrice: prices.get(row.id) ?? null,
      family: families.get(row.id) ?? null,
    }),
  );
}
