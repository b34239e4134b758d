import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { carts } from '#server/db/schema/shopping.ts';
import { deleteAddress } from '#server/user/addresses.ts';
import { storeDeleted } from './deleted-records.ts';

/** Deletes an address of a company, restorable with the carts that had it. @throws ApiProblem 404 */
export async function deletePartnerAddress(
  tx: Database,
  partnerID: string,
  id: string,
  now: Date,
): Promise<void> {
  const chosen = await tx.select({ id: carts.id }).from(carts).where(eq(carts.addressID, id));
  const record = await deleteAddress(tx, { partnerID }, id);
  const cartIDs = chosen.map((cart) => cart.id);
  await storeDeleted(tx, { partnerID, kind: 'Address', record, cartIDs, deletedAt: now });
}
