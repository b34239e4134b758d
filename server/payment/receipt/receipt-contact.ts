import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import type { OrderRow } from '#server/order/order-store.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+7\d{10}$/;

/**
 * Where a buyer gets the receipt: the e-mail address of the profile or of the recipient, else a phone of
 * theirs as `+7XXXXXXXXXX`. Null when there is none.
 * @param onlyEmail the till sends no SMS.
 */
export async function findReceiptContact(
  db: Database,
  order: Pick<OrderRow, 'userID' | 'recipient'>,
  onlyEmail: boolean,
): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, order.userID));
  const emails = [user?.email, order.recipient?.email];
  const email = emails.find((address) => address && EMAIL.test(address));
  if (email || onlyEmail) return email ?? null;
  const phones = [user?.phone, order.recipient?.phone];
  return phones.find((phone) => phone && PHONE.test(phone)) ?? null;
}
