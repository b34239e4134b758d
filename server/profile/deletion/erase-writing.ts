import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { productFeedback, products } from '#server/db/schema/catalog.ts';
import { supportFiles, supportMessages, supportTickets } from '#server/db/schema/support.ts';
import { refreshRatings } from '#server/profile/feedback/product-rating.ts';

/** Deletes the reviews of a user with their photos; the ratings of the products follow. */
export async function eraseReviews(tx: Database, userID: string): Promise<void> {
  const own = eq(productFeedback.userID, userID);
  const reviewed = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        tx.select({ id: productFeedback.productID }).from(productFeedback).where(own),
      ),
    )
    .orderBy(products.id)
    .for('update');
  await tx.delete(productFeedback).where(own);
  await refreshRatings(
    tx,
    reviewed.map(({ id }) => id),
  );
}

/**
 * Deletes the files of all requests of a user, and the requests about neither an order nor a company.
 * @param ticketID the one that stays in any case
 */
export async function eraseTickets(tx: Database, userID: string, ticketID: string): Promise<void> {
  const own = eq(supportTickets.userID, userID);
  const messages = tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketID))
    .where(own);
  await tx.delete(supportFiles).where(inArray(supportFiles.messageID, messages));
  await tx
    .delete(supportTickets)
    .where(
      and(
        own,
        isNull(supportTickets.orderID),
        isNull(supportTickets.partnerID),
        ne(supportTickets.id, ticketID),
      ),
    );
}
