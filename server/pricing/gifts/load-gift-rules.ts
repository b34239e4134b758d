import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { value } from '#server/db/engine/built-query.ts';
import { products, promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { buildForProducts, type ProductIDs } from '#server/pricing/products/product-ids.ts';
import type { GiftRule } from './gift-rules.ts';

/** Feed ids of gifts turned into the shop's own; one query, none when there are no such gifts. */
async function findGifts(db: Database, marketIDs: readonly string[]): Promise<Map<string, string>> {
  if (marketIDs.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, marketID: products.marketID })
    .from(products)
    .where(inArray(products.marketID, [...marketIDs]));
  return new Map(rows.map(({ id, marketID }) => [marketID, id]));
}

interface RunningGift extends Pick<typeof promotions.$inferSelect, 'id' | 'kind' | 'terms'> {
  productIDs: string[];
}

const runningGifts = buildForProducts<RunningGift[], { now: Date }>((db, isOneOf) =>
  db
    .select({
      id: promotions.id,
      kind: promotions.kind,
      terms: promotions.terms,
      productIDs: sql<string[]>`array_agg(${promotionProducts.productID})`,
    })
    .from(promotionProducts)
    .innerJoin(promotions, sql`${promotions.id} = ${promotionProducts.promotionID}`)
    .where(
      and(
        isOneOf(promotionProducts.productID),
        inArray(promotions.kind, ['Gift', 'BonusQuantity']),
        lte(promotions.startsAt, value('now')),
        gt(promotions.endsAt, value('now')),
      ),
    )
    .groupBy(promotions.id)
    .orderBy(asc(promotions.position), asc(promotions.id)),
);

/**
 * Running promotions that give something for any of these products, in the order of showing.
 */
export async function loadGiftRules(
  db: Database,
  productIDs: ProductIDs,
  now: Date,
): Promise<GiftRule[]> {
  if (Array.isArray(productIDs) && productIDs.length === 0) return [];
  const rows = await runningGifts(db, productIDs, { now });
  const gifts = await findGifts(
    db,
    rows.flatMap(({ terms }) => terms.giftMarketIds ?? []),
  );
  return rows.map(({ id, kind, terms, productIDs: linked }) => ({
    promotionID: id,
    kind: kind === 'Gift' ? 'Gift' : 'BonusQuantity',
    required: Math.max(1, terms.requiredQuantity ?? 1),
    free: Math.max(1, terms.freeQuantity ?? 1),
    giftIDs: (terms.giftMarketIds ?? []).flatMap((marketID) => gifts.get(marketID) ?? []),
    productIDs: new Set(linked),
  }));
}
