import type { components } from '#generated/server/operations.ts';
import { type CartRow, findCart, readLines } from '#server/cart/cart-store.ts';
import { loadLineProducts } from '#server/cart/lines/line-products.ts';
import type { Database } from '#server/db/connection.ts';
import {
  type DeliveryEstimate,
  type EstimateCity,
  estimateDelivery,
  shopCity,
} from '#server/delivery/estimate.ts';
import type { Parcel } from '#server/integrations/delivery-service.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import { findBuyingContract } from '#server/pricing/buying-contract.ts';
import { smallestQuantity } from '#server/product/stock/quantity.ts';
import { findAddress } from '#server/user/addresses.ts';
import { findCustomerCity } from '#server/user/customer-city.ts';
import { findCustomer } from '#server/user/customers.ts';

type Card = components['schemas']['ProductCard'];

/** The city of the cart: of its address, otherwise of the customer's last delivery. */
async function findCity(db: Database, userID: string, cart: CartRow | null): Promise<EstimateCity> {
  const address = cart?.addressID ? await findAddress(db, userID, cart.addressID) : null;
  if (address !== null) return { city: address.city, note: null };
  const customer = cart?.customerID ? await findCustomer(db, userID, cart.customerID) : null;
  return (await findCustomerCity(db, userID, customer ?? { partner: null })) ?? shopCity;
}

/** The available lines of the cart, plus the product's smallest quantity if it is not there. */
async function weigh(db: Database, cart: CartRow, product: Card, now: Date): Promise<Parcel> {
  const lines = await readLines(db, cart.id);
  const quantities = new Map([
    [product.id, smallestQuantity(product)],
    ...lines.map(({ productID, quantity }) => [productID, quantity] as const),
  ]);
  const contractID = cart.contractID && (await findBuyingContract(db, cart.userID));
  const products = await loadLineProducts(db, [...quantities.keys()], contractID, {
    opensRestricted: await opensRestricted(db, cart, now),
  });
  const parcel = { weight: 0, amount: 0 };
  for (const { id, available, weight, price } of products.values()) {
    const quantity = available ? (quantities.get(id) ?? 0) : 0;
    parcel.weight += quantity * (weight ?? 0);
    parcel.amount += quantity * price;
  }
  return parcel;
}

/**
 * Cost, first day and the rest to free delivery for the product together with the cart; for a
 * visitor the product alone, to the shop's city. Null for an unavailable product.
 */
export async function estimateProductDelivery(
  db: Database,
  product: Card,
  userID: string | null,
  conditions: Conditions,
): Promise<DeliveryEstimate | null> {
  const { now, services } = conditions;
  if (!product.available) return null;
  const cart = userID === null ? null : await findCart(db, userID);
  const quantity = smallestQuantity(product);
  const alone = { weight: quantity * (product.weight ?? 0), amount: quantity * product.price };
  const [city, parcel] = await Promise.all([
    userID === null ? shopCity : findCity(db, userID, cart),
    cart === null ? alone : weigh(db, cart, product, now),
  ]);
  const withCart = parcel.weight > alone.weight;
  return estimateDelivery(services.delivery, { parcel, now, withCart }, city);
}
