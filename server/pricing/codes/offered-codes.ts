import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { promoCodeGrants } from '#server/db/schema/buying.ts';
import { promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { type CodeFacts, normalizeCode } from './code-terms.ts';
import { loadCodes } from './load-codes.ts';

/** Codes a checkout may offer; more than that is no help. */
const MAX_OFFERED = 50;

async function grantedTo(db: Database, userID: string): Promise<string[]> {
  const rows = await db
    .select({ code: promoCodeGrants.code })
    .from(promoCodeGrants)
    .where(eq(promoCodeGrants.userID, userID))
    .orderBy(desc(promoCodeGrants.grantedAt))
    .limit(MAX_OFFERED);
  return rows.map(({ code }) => code);
}

async function runningFor(
  db: Database,
  productIDs: readonly string[],
  now: Date,
): Promise<string[]> {
  if (productIDs.length === 0) return [];
  const rows = await db
    .selectDistinct({ terms: promotions.terms })
    .from(promotions)
    .innerJoin(promotionProducts, eq(promotionProducts.promotionID, promotions.id))
    .where(
      and(
        eq(promotions.kind, 'PromoCode'),
        lte(promotions.startsAt, now),
        gt(promotions.endsAt, now),
        inArray(promotionProducts.productID, [...productIDs]),
      ),
    )
    .limit(MAX_OFFERED);
  return rows.map(({ terms }) => normalizeCode(terms.promoCode ?? ''));
}

/** Codes visible to the user: granted, or of an active promotion for these products. */
export async function findOfferedCodes(
  db: Database,
  userID: string,
  productIDs: readonly string[],
  now: Date,
): Promise<Map<string, CodeFacts>> {
  const names = [...(await grantedTo(db, userID)), ...(await runningFor(db, productIDs, now))];
  return loadCodes(db, userID, names);
}
