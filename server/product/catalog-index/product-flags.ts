import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';

type ProductFlag = components['schemas']['ProductFlag'];

/** What each flag says of `products p`. */
export const FLAG_CONDITIONS: Readonly<Record<ProductFlag, SQL>> = {
  New: sql`p.is_new`,
  Discount: sql`p.price < p.price_without_discount`,
  HasFeedback: sql`p.feedback_count > 0`,
};

/** All flags of the contract. */
export const PRODUCT_FLAGS = Object.keys(FLAG_CONDITIONS) as ProductFlag[];
