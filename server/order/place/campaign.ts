import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { orders } from '#server/db/schema/shopping.ts';

export type Campaign = components['schemas']['Campaign'];

/**
 * Stores by which advertising link the buyer of an order came. No change of the order itself, so its
 * version stays; without a campaign an earlier one stays.
 */
export async function storeCampaign(
  tx: Database,
  orderID: string,
  campaign: Campaign | undefined,
): Promise<void> {
  if (campaign === undefined || Object.keys(campaign).length === 0) return;
  await tx.update(orders).set({ campaign }).where(eq(orders.id, orderID));
}
