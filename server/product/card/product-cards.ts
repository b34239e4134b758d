import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { textArray } from '#server/db/sql-values.ts';
import { cartOpensRestricted } from '#server/partners/rights/orders-access.ts';
import { loadCardFamilies } from '#server/product/card/family/card-family.ts';
import { isRestricted, openRestricted } from '#server/product/stock/restriction.ts';
import { batchReads } from './batched-read.ts';
import { type CardMarks, type CardRow, NO_MARKS, toCard } from './card.ts';
import { type CardFacts, loadFacts } from './card-facts.ts';
import { loadPersonalPrices } from './personal-prices.ts';

type Card = components['schemas']['ProductCard'];

/** Number of images of a card in a list. */
const LIST_IMAGES = 1;

/** The fields that change at any moment; never cached. */
type CardState = Omit<CardRow, keyof CardFacts> & { readonly id: string };

/**
 * Every list runs this query. It is plain SQL, because Drizzle's builder takes three times the CPU
 * time, mostly for mapping columns.
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

/** The newest open request of each kind, by the action of an unavailable product. */
function openRequests(userID: string): SQL {
  return sql`(
    select jsonb_object_agg(case t.type when 'WaitingList' then 'WaitingList'
        when 'Analogs' then 'RequestAnalogue' when 'ProductPurchase' then 'RequestOffer'
        else 'RequestAssistance' end, t.id order by t.created_at)
    from support_ticket_products about join support_tickets t on t.id = about.ticket_id
    where about.product_id = requested.id and t.user_id = ${userID}::text and t.status <> 'Done'
      and t.type in ('WaitingList', 'Analogs', 'ProductPurchase', 'ProductQuestion'))`;
}

/** The user's marks of the products in `ids`, in one query. */
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
    select requested.id,
      exists (select from favorites f
        where f.user_id = ${userID}::text and f.product_id = requested.id) as is_favorite,
      exists (select from compared_products c
        where c.user_id = ${userID}::text and c.product_id = requested.id) as is_compared,
      ${openRequests(userID)} as requests
    from unnest(${textArray(ids)}) as requested(id)`);
  return new Map(
    rows.map(({ id, is_favorite: isFavorite, is_compared: isCompared, requests }) => [
      id,
      { isFavorite, isCompared, requests },
    ]),
  );
}

/** For whom cards are read. */
export interface Viewer {
  /**
   * Whose favorites and comparison are marked, and whose prices and access apply, those of the
   * cart; null for a visitor.
   */
  readonly userID: string | null;
  readonly now: Date;
}

export interface CardOptions {
  /** Maximum number of images per card. */
  readonly pictures?: number;
  /** The card shows the other variants; otherwise only its distinguishing label. */
  readonly chips?: boolean;
}

/**
 * Cards of the given products, in the given order: one query for prices and stock, one for a user's
 * marks, two for import data at its first use, two for contract prices if the user buys under a
 * contract, and one for access to restricted products. Unknown ids are omitted.
 */
export async function loadCards(
  db: Database,
  ids: readonly string[],
  { userID, now }: Viewer,
  { pictures = LIST_IMAGES, chips = false }: CardOptions = {},
): Promise<Card[]> {
  if (ids.length === 0) return [];
  const readFacts = loadFacts(db, ids);
  const [facts, states, marks, families] = await Promise.all([
    readFacts,
    loadStates(db, ids),
    loadMarks(db, ids, userID),
    readFacts.then((facts) => loadCardFamilies(db, facts, chips)),
  ]);
  const read = ids.flatMap((id) => {
    const [said, state] = [facts.get(id), states.get(id)];
    return said === undefined || state === undefined ? [] : [{ ...said, ...state }];
  });
  const opens =
    userID !== null && read.some(isRestricted) && (await cartOpensRestricted(db, userID, now));
  const rows = opens ? read.map(openRestricted) : read;
  const prices = await loadPersonalPrices(db, rows, userID);
  return rows.map((row) =>
    toCard(row, marks.get(row.id) ?? NO_MARKS, pictures, {
      contractPrice: prices.get(row.id) ?? null,
      family: families.get(row.id) ?? null,
    }),
  );
}
