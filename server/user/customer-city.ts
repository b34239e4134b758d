import type { Database } from '#server/db/connection.ts';
import { findLastCity } from './addresses.ts';
import type { Customer } from './schemas.ts';

/** Where a customer usually receives goods: the city of the newest address; null while there is none. */
export function findCustomerCity(
  db: Database,
  userID: string,
  { partner }: Pick<Customer, 'partner'>,
): Promise<string | null> {
  return findLastCity(db, partner === null ? { userID } : { partnerID: partner.id });
}
