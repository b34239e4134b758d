import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { readProfileUser } from '#server/profile/profile-user.ts';
import { readOwnApprovals } from './own-approvals.ts';
import { readOwnCart, readOwnImports } from './own-cart.ts';
import { readOwnAddresses, readOwnCompanies, readOwnCustomers } from './own-contacts.ts';
import { readOwnDiscounts } from './own-discounts.ts';
import { readOwnNotices } from './own-notices.ts';
import { readOwnOrders } from './own-orders.ts';
import { readOwnProducts } from './own-products.ts';
import { readOwnReviews } from './own-reviews.ts';
import { readOwnTickets } from './own-tickets.ts';

/**
 * The user's own records, for a file; those of others and of companies are not part of it. Its test
 * fails when a table of users is neither read here nor excused.
 */
export async function exportOwnData(
  db: Database,
  config: ServerConfig,
  userID: string,
  now: Date,
): Promise<components['schemas']['OwnData']> {
  return {
    createdAt: now.toISOString(),
    user: await readProfileUser(db, userID),
    companies: await readOwnCompanies(db, userID),
    addresses: await readOwnAddresses(db, userID),
    customers: await readOwnCustomers(db, userID),
    cart: await readOwnCart(db, userID),
    orders: await readOwnOrders(db, userID),
    approvals: await readOwnApprovals(db, userID),
    ...(await readOwnDiscounts(db, userID)),
    reviews: await readOwnReviews(db, userID),
    tickets: await readOwnTickets(db, userID),
    products: await readOwnProducts(db, userID),
    imports: await readOwnImports(db, userID),
    ...(await readOwnNotices(db, config, userID)),
  };
}
