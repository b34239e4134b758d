import { and, eq, inArray, ne } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTicketProducts, supportTickets } from '#server/db/schema/support.ts';
import { loadLines } from '#server/product/card/product-lines.ts';
import { alreadyExists, lockUser } from '#server/support/tickets/ticket-store.ts';

/**
 * Checks that a user may join the waiting list for products: all are unavailable and none is waited
 * for already. Locks the user's other requests until the transaction ends.
 * @throws ApiProblem 409 NotAllowed or AlreadyExists.
 */
export async function assertMayWait(
  tx: Database,
  userID: string,
  productIDs: readonly string[],
): Promise<void> {
  const lines = await loadLines(tx, productIDs);
  if ([...lines.values()].some(({ available }) => available)) {
    throw new ApiProblem(409, 'Товар уже в\u00A0продаже', { reason: 'NotAllowed' });
  }
  await lockUser(tx, userID);
  const waiting = await tx
    .select({ id: supportTickets.id })
    .from(supportTicketProducts)
    .innerJoin(supportTickets, eq(supportTickets.id, supportTicketProducts.ticketID))
    .where(
      and(
        inArray(supportTicketProducts.productID, [...productIDs]),
        eq(supportTickets.userID, userID),
        eq(supportTickets.type, 'WaitingList'),
        ne(supportTickets.status, 'Done'),
      ),
    )
    .limit(1);
  if (waiting.length > 0) throw alreadyExists();
}
