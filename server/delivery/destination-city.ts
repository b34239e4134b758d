import type { Database } from '#server/db/connection.ts';
import type { PickupPoint } from '#server/integrations/delivery-service.ts';
import { findCustomerCity } from '#server/user/customer-city.ts';
import type { Address, Customer } from '#server/user/schemas.ts';
import { type EstimateCity, shopCity } from './estimate.ts';

interface Destination {
  userID: string;
  customer: Pick<Customer, 'partner'>;
  address: Pick<Address, 'city'> | null;
  /** The chosen pickup point. */
  point: Pick<PickupPoint, 'city'> | null;
}

/**
 * The city of the cart, where the pickup points of its checkout start: of the chosen address or
 * point, otherwise of the customer's newest address, otherwise the shop's own.
 */
export async function findDestinationCity(
  db: Database,
  { userID, customer, address, point }: Destination,
): Promise<EstimateCity> {
  const chosen = address?.city ?? point?.city;
  if (chosen !== undefined) return { city: chosen, note: null };
  return (await findCustomerCity(db, userID, customer)) ?? shopCity;
}
