import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { promoCodeGrants, promoCodes, promoCodeUses } from '#server/db/schema/buying.ts';
import { promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { type CodeFacts, type CodeTerms, normalizeCode } from './code-terms.ts';

const feedCode = sql<string>`upper(btrim(${promotions.terms} ->> 'promoCode'))`;

/** The codes that a feed's promotions carry: for their products, without limits of number. */
async function loadFeedTerms(db: Database, codes: readonly string[]): Promise<CodeTerms[]> {
  const rows = await db
    .select({
      promotion: promotions,
      productIDs: sql<string[]>`array_agg(${promotionProducts.productID})`,
    })
    .from(promotions)
    .innerJoin(promotionProducts, eq(promotionProducts.promotionID, promotions.id))
    .where(and(eq(promotions.kind, 'PromoCode'), inArray(feedCode, [...codes])))
    .groupBy(promotions.id);
  return rows.flatMap(({ promotion, productIDs }) => {
    const { terms, name, description, startsAt, endsAt } = promotion;
    const percent = terms.discountPercent ?? null;
    const amount = percent === null ? (terms.discount ?? null) : null;
    if (percent === null && amount === null) return [];
    return [
      {
        code: normalizeCode(terms.promoCode ?? ''),
        name,
        description: description.replace(/<[^>]*>/g, ' ').slice(0, 500),
        scope: 'Product' as const,
        percent,
        amount,
        minAmount: 0,
        categoryPaths: [],
        excludedPaths: [],
        productIDs,
        combines: true,
        validFrom: startsAt,
        validUntil: endsAt,
        totalLimit: null,
        personLimit: null,
        personal: false,
      },
    ];
  });
}

async function countUses(db: Database, userID: string, codes: readonly string[]) {
  const rows = await db
    .select({
      code: promoCodeUses.code,
      used: count(),
      byUser: sql<number>`(count(*) filter (where ${promoCodeUses.userID} = ${userID}))::int`,
    })
    .from(promoCodeUses)
    .where(inArray(promoCodeUses.code, [...codes]))
    .groupBy(promoCodeUses.code);
  return new Map(rows.map((row) => [row.code, row]));
}

async function findGranted(db: Database, userID: string, codes: readonly string[]) {
  const rows = await db
    .select({ code: promoCodeGrants.code })
    .from(promoCodeGrants)
    .where(and(eq(promoCodeGrants.userID, userID), inArray(promoCodeGrants.code, [...codes])));
  return new Set(rows.map(({ code }) => code));
}

/**
 * Codes by name, with how often they were used; unknown ones are absent. Names in capital letters.
 * @param lock locks the codes until the transaction ends, so that nobody uses the remaining ones
 *   meanwhile; they are taken in the order of their names.
 */
export async function loadCodes(
  db: Database,
  userID: string,
  names: readonly string[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<string, CodeFacts>> {
  const codes = [...new Set(names)];
  if (codes.length === 0) return new Map();
  const own = db
    .select()
    .from(promoCodes)
    .where(inArray(promoCodes.code, codes))
    .orderBy(asc(promoCodes.code));
  // Sent in this order, so that a lock is held before anything is counted.
  const [rows, feedTerms, uses, granted] = await Promise.all([
    lock ? own.for('update') : own,
    loadFeedTerms(db, codes),
    countUses(db, userID, codes),
    findGranted(db, userID, codes),
  ]);
  const terms = [...feedTerms, ...rows];
  return new Map(
    terms.map((one) => [
      one.code,
      {
        terms: one,
        used: uses.get(one.code)?.used ?? 0,
        usedByUser: uses.get(one.code)?.byUser ?? 0,
        isGranted: granted.has(one.code),
      },
    ]),
  );
}
