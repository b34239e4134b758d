import type { Database } from '#server/db/connection.ts';
import { findLastCity } from './addresses.ts';
import type { Customer } from './schemas.ts';

/** The usual delivery city of a customer: that of the newest address; null without one. */
export function findCustomerCity(
  db: Database,
  userID: string,
  { partner }: Pick<Customer, 'partner'>,
): Promise<string | null> {
  return findLastCity(db, partner === null ? { userID } : { partnerID: partner.id });
}
