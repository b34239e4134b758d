import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { promoCodeGrants, promoCodeUses } from '#server/db/schema/buying.ts';
import { orders } from '#server/db/schema/shopping.ts';
import type { CodeFacts } from './code-terms.ts';
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

/** Codes granted to or used by the user; valid ones first. */
export async function listOwnCodes(
  db: Database,
  userID: string,
  now: Date,
): Promise<Schemas['OwnPromoCodes']> {
  const granted = await db
    .select({ code: promoCodeGrants.code })
    .from(promoCodeGrants)
    .where(eq(promoCodeGrants.userID, userID))
    .limit(MAX_SHOWN);
  const used = await db
    .select({ code: promoCodeUses.code, id: orders.id, number: orders.number })
    .from(promoCodeUses)
    .innerJoin(orders, eq(orders.id, promoCodeUses.orderID))
    .where(eq(promoCodeUses.userID, userID))
    .orderBy(desc(promoCodeUses.at))
    .limit(MAX_SHOWN);
  const codes = await loadCodes(db, userID, [
    ...granted.map(({ code }) => code),
    ...used.map(({ code }) => code),
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
      validFrom: validFrom.toISOString(),
      validUntil: validUntil?.toISOString() ?? null,
      usedOrder: last === undefined ? null : { id: last.id, number: last.number },
    };
  });
  return {
    items: items
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
      .slice(0, MAX_SHOWN),
  };
}
