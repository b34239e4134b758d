import { desc, eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { bonusEntries, promoCodeGrants, promoCodeUses } from '#server/db/schema/buying.ts';
import { MAX_ROWS } from './export-limits.ts';

type OwnData = components['schemas']['OwnData'];

async function readBonuses(db: Database, userID: string): Promise<OwnData['bonuses']> {
  const rows = await db
    .select()
    .from(bonusEntries)
    .where(eq(bonusEntries.userID, userID))
    .orderBy(desc(bonusEntries.id))
    .limit(MAX_ROWS);
  return rows.map(({ kind, amount, at, reason, expiresOn }) => ({
    kind,
    amount,
    at: at.toISOString(),
    reason,
    expiresOn,
  }));
}

/** A row for each use, and one for a granted code that was not used. */
async function readCodes(db: Database, userID: string): Promise<OwnData['promoCodes']> {
  const grants = await db
    .select({ code: promoCodeGrants.code, at: promoCodeGrants.grantedAt })
    .from(promoCodeGrants)
    .where(eq(promoCodeGrants.userID, userID))
    .orderBy(desc(promoCodeGrants.grantedAt), promoCodeGrants.code)
    .limit(MAX_ROWS);
  const uses = await db
    .select({ code: promoCodeUses.code, at: promoCodeUses.at })
    .from(promoCodeUses)
    .where(eq(promoCodeUses.userID, userID))
    .orderBy(desc(promoCodeUses.at), promoCodeUses.code)
    .limit(MAX_ROWS);
  const granted = new Map(grants.map(({ code, at }) => [code, at.toISOString()]));
  const used = new Set(uses.map(({ code }) => code));
  return [
    ...grants
      .filter(({ code }) => !used.has(code))
      .map(({ code, at }) => ({ code, grantedAt: at.toISOString(), usedAt: null })),
    ...uses.map(({ code, at }) => ({
      code,
      grantedAt: granted.get(code) ?? null,
      usedAt: at.toISOString(),
    })),
  ].slice(0, MAX_ROWS);
}

/** The bonuses and the promo codes of a user. */
export async function readOwnDiscounts(
  db: Database,
  userID: string,
): Promise<Pick<OwnData, 'bonuses' | 'promoCodes'>> {
  return { bonuses: await readBonuses(db, userID), promoCodes: await readCodes(db, userID) };
}
