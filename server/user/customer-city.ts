import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { findLastCity } from './addresses.ts';
import type { Customer } from './schemas.ts';

/** A city that nobody has chosen for an order, and for the user, why this one. */
export interface AssumedCity {
  readonly city: string;
  /** «по последнему адресу» */
  readonly note: string;
}

/** «Химки» of «141400, Московская обл, г Химки, ул Ленина, д 1»; null where no city is named. */
export function cityOfAddress(address: string): string | null {
  return /(?:^|,)\s*г\.?\s+([^,]+)/u.exec(address)?.[1]?.trim() ?? null;
}

async function findRegisteredCity(db: Database, partnerID: string): Promise<string | null> {
  const [partner] = await db
    .select({ address: partners.legalAddress })
    .from(partners)
    .where(eq(partners.id, partnerID));
  return cityOfAddress(partner?.address ?? '');
}

/**
 * The usual delivery city of a customer: that of the newest address, otherwise the one in which a
 * company is registered; null without both.
 */
export async function findCustomerCity(
  db: Database,
  userID: string,
  { partner }: Pick<Customer, 'partner'>,
): Promise<AssumedCity | null> {
  const last = await findLastCity(db, partner === null ? { userID } : { partnerID: partner.id });
  if (last !== null) return { city: last, note: 'по\u00A0последнему адресу' };
  const registered = partner && (await findRegisteredCity(db, partner.id));
  return registered ? { city: registered, note: 'по\u00A0адресу регистрации' } : null;
}
