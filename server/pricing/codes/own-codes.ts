import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import {
  cartPromoCodes,
  promoCodeGrants,
  promoCodes,
  promoCodeUses,
} from '#server/db/schema/buying.ts';
import { promotions } from '#server/db/schema/catalog.ts';
import { carts, orders } from '#server/db/schema/shopping.ts';
import { type CodeFacts, normalizeCode } from './code-terms.ts';
import { loadCodes } from './load-codes.ts';

type Schemas = components['schemas'];
type OwnPromoCode = Schemas['OwnPromoCode'];

const MAX_SHOWN = 200;
const order: readonly OwnPromoCode['state'][] = ['Active', 'Upcoming', 'Used', 'Expired'];

function stateOf({ terms, used, usedByUser }: CodeFacts, now: Date): OwnPromoCode['state'] {
  const isUsedUp =
    (terms.personLimit !== null && usedByUser >= terms.personLimit) ||
    (terms.totalLimit !== null && used >= terms.totalLimit);
  if (isUsedUp) return 'Used';
  if (terms.validUntil !== null && terms.validUntil <= now) return 'Expired';
  return terms.validFrom > now ? 'Upcoming' : 'Active';
}

/** The granted codes; those that can still be used come first, however many others there are. */
async function listGranted(db: Database, userID: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ code: promoCodeGrants.code })
    .from(promoCodeGrants)
    .leftJoin(promoCodes, eq(promoCodes.code, promoCodeGrants.code))
    .where(eq(promoCodeGrants.userID, userID))
    .orderBy(
      sql`${promoCodes.validUntil} <= ${now.toISOString()}::timestamptz nulls first`,
      desc(promoCodeGrants.grantedAt),
      promoCodeGrants.code,
    )
    .limit(MAX_SHOWN);
  return rows.map(({ code }) => code);
}

/** The codes that running promotions announce to everybody. */
async function listAnnounced(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ terms: promotions.terms })
    .from(promotions)
    .where(
      and(
        eq(promotions.kind, 'PromoCode'),
        lte(promotions.startsAt, now),
        gt(promotions.endsAt, now),
      ),
    )
    .orderBy(asc(promotions.position), asc(promotions.id))
    .limit(MAX_SHOWN);
  return rows.map(({ terms }) => normalizeCode(terms.promoCode ?? ''));
}

/** The codes that are applied to the user's cart. */
async function listApplied(db: Database, userID: string): Promise<Set<string>> {
  const rows = await db
    .select({ code: cartPromoCodes.code })
    .from(cartPromoCodes)
    .innerJoin(carts, eq(carts.id, cartPromoCodes.cartID))
    .where(eq(carts.userID, userID));
  return new Set(rows.map(({ code }) => code));
}

/** By state; within a state the sooner last day first, of the past ones the later. */
function compareCodes(one: OwnPromoCode, other: OwnPromoCode): number {
  if (one.state !== other.state) return order.indexOf(one.state) - order.indexOf(other.state);
  const ends = ({ validUntil }: OwnPromoCode) =>
    validUntil === null ? Number.POSITIVE_INFINITY : Date.parse(validUntil);
  if (ends(one) === ends(other)) return one.couponCode < other.couponCode ? -1 : 1;
  const isOver = one.state === 'Used' || one.state === 'Expired';
  return ends(one) < ends(other) === isOver ? 1 : -1;
}

/** Codes granted to or used by the user, applied to the cart, or of running promotions; valid ones first. */
export async function listOwnCodes(
  db: Database,
  userID: string,
  now: Date,
): Promise<Schemas['OwnPromoCodes']> {
  const used = await db
    .select({ code: promoCodeUses.code, id: orders.id, number: orders.number })
    .from(promoCodeUses)
    .innerJoin(orders, eq(orders.id, promoCodeUses.orderID))
    .where(eq(promoCodeUses.userID, userID))
    .orderBy(desc(promoCodeUses.at))
    .limit(MAX_SHOWN);
  const applied = await listApplied(db, userID);
  const codes = await loadCodes(db, userID, [
    ...(await listGranted(db, userID, now)),
    ...(await listAnnounced(db, now)),
    ...used.map(({ code }) => code),
    ...applied,
  ]);
  const items = [...codes.values()].map((facts): OwnPromoCode => {
    const { code, name, description, scope, validFrom, validUntil } = facts.terms;
    const state = stateOf(facts, now);
    const last = state === 'Used' ? used.find((use) => use.code === code) : undefined;
    return {
      couponCode: code,
      name,
      description,
      scope,
      state,
      applied: applied.has(code),
      validFrom: validFrom.toISOString(),
      validUntil: validUntil?.toISOString() ?? null,
      usedOrder: last === undefined ? null : { id: last.id, number: last.number },
    };
  });
  return { items: items.toSorted(compareCodes).slice(0, MAX_SHOWN) };
}
