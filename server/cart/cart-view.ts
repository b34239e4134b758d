import { readCompanyChoices } from '#server/cart/choices/company.ts';
import { sumTotals } from '#server/cart/totals/totals.ts';
import { withVat } from '#server/cart/totals/totals-vat.ts';
import type { Database } from '#server/db/connection.ts';
import { findDestinationCity } from '#server/delivery/destination-city.ts';
import { type EstimateCity, estimateDelivery } from '#server/delivery/estimate.ts';
import type {
  DeliveryRequest,
  DeliveryService,
  PickupPoint,
} from '#server/integrations/delivery-service.ts';
import type { Conditions } from '#server/integrations/services.ts';
import { foreseeApproval } from '#server/partners/approval-rule/foresee.ts';
import type { ApprovalForecast } from '#server/partners/schemas.ts';
import { toPromoCode } from '#server/pricing/codes/apply-codes.ts';
import { findAddress } from '#server/user/addresses.ts';
import { ensureOwnCustomer, findCompanyName, findCustomer } from '#server/user/customers.ts';
import type { Address, Customer } from '#server/user/schemas.ts';
import { type CartRow, ensureCart } from './cart-store.ts';
import { evaluateStoredCart, type PricedCustomer } from './evaluate-cart.ts';
import type { CartOrder } from './schemas.ts';

/** The customer of the cart: the chosen one while the user may buy for it, else the user. */
export async function readCustomer(db: Database, cart: CartRow): Promise<Customer> {
  const chosen = cart.customerID && (await findCustomer(db, cart.userID, cart.customerID));
  return chosen || ensureOwnCustomer(db, cart.userID);
}

/** A person who buys for no other customer; known before the customer is read. */
const ownCustomer: PricedCustomer & Pick<Customer, 'partner'> = {
  id: null,
  kind: 'Individual',
  partner: null,
};

async function readAddress(db: Database, { userID, addressID }: CartRow): Promise<Address | null> {
  return addressID === null ? null : findAddress(db, userID, addressID);
}

/** The company that was chosen and that the user may not buy for any more; null for none. */
async function findLostCompany(
  db: Database,
  { customerID }: CartRow,
  present: Customer,
): Promise<string | null> {
  return customerID === null || customerID === present.id ? null : findCompanyName(db, customerID);
}

/** The delivery cost by the choices in the cart; null while they do not suffice. */
async function findCost(
  delivery: DeliveryService,
  cart: CartRow,
  point: PickupPoint | null,
  request: DeliveryRequest,
): Promise<number | null> {
  if (cart.deliveryMethod === null) return null;
  // Points of a carrier have prices of their own.
  if (cart.deliveryMethod === 'Pickup' && point?.cost !== undefined) return point.cost;
  const options = await delivery.listOptions(request);
  return options.find(({ method }) => method === cart.deliveryMethod)?.cost ?? null;
}

interface Place {
  address: Address | null;
  request: DeliveryRequest;
}

async function viewDelivery(delivery: DeliveryService, cart: CartRow, { address, request }: Place) {
  const id = cart.pickupPointID;
  const point = id === null ? null : await delivery.findPoint(id, request);
  const city = cart.deliveryMethod === 'Pickup' ? (point?.city ?? null) : (address?.city ?? null);
  const cost = await findCost(delivery, cart, point, { ...request, city });
  return { delivery: { method: cart.deliveryMethod, point }, cost };
}

function actionsFor(items: CartOrder['items']): CartOrder['allowedActions'] {
  if (items.length === 0) return [];
  return items.some(({ availability }) => availability === 'Available')
    ? ['Proceed', 'ProceedToManager']
    : ['ProceedToManager'];
}

interface CartPlace {
  customer: Pick<Customer, 'partner'>;
  address: Promise<Address | null>;
}

/** The city of a cart without a pickup point; null of one with a point, which says the city. */
async function findCityWithoutPoint(
  db: Database,
  { userID, pickupPointID }: CartRow,
  { customer, address }: CartPlace,
): Promise<EstimateCity | null> {
  if (pickupPointID !== null) return null;
  return findDestinationCity(db, { userID, customer, address: await address, point: null });
}

/**
 * Reads all parts of a cart, in a bounded number of queries whatever its size. They are sent at once,
 * but for another customer: prices depend on whether that is a company.
 * @param selected computes with these products only.
 */
export async function readCartParts(
  db: Database,
  cart: CartRow,
  conditions: Conditions,
  selected?: readonly string[],
) {
  const { now, services } = conditions;
  const reading = readCustomer(db, cart);
  const buyer = cart.customerID === null ? ownCustomer : await reading;
  const readingAddress = readAddress(db, cart);
  const [customer, address, evaluated, companyChoices, cityWithoutPoint] = await Promise.all([
    reading,
    readingAddress,
    evaluateStoredCart(db, cart, buyer, now, selected),
    readCompanyChoices(db, cart, buyer, now),
    findCityWithoutPoint(db, cart, { customer: buyer, address: readingAddress }),
  ]);
  const place = { userID: cart.userID, customer, address };
  const totals = sumTotals(evaluated.items, null);
  const parcel = { weight: totals.weight, amount: totals.goods - totals.discount };
  const request = { parcel, city: address?.city ?? null, now };
  const { delivery: chosenDelivery, cost } = await viewDelivery(services.delivery, cart, {
    address,
    request,
  });
  const { point } = chosenDelivery;
  const city = cityWithoutPoint ?? (await findDestinationCity(db, { ...place, point }));
  return {
    ...evaluated,
    ...companyChoices,
    customer,
    address,
    delivery: chosenDelivery,
    deliveryCost: totals.itemCount > 0 ? cost : null,
    deliveryEstimate:
      totals.itemCount > 0 ? await estimateDelivery(services.delivery, request, city) : null,
  };
}

/** Whether the cart will need its company's approval; the payment method is not chosen yet. */
export async function foreseeCart(
  db: Database,
  { userID }: CartRow,
  {
    customer: { partner },
    contract,
  }: Pick<Awaited<ReturnType<typeof readCartParts>>, 'customer' | 'contract'>,
  toPay: number,
  now: Date,
): Promise<ApprovalForecast | null> {
  const terms = { contract, paymentMethod: null };
  return foreseeApproval(db, { userID, partnerID: partner?.id ?? null, terms, toPay }, now);
}

/** The whole cart as the contract has it. */
export async function viewCart(
  db: Database,
  cart: CartRow,
  conditions: Conditions,
): Promise<CartOrder> {
  const { now } = conditions;
  const parts = await readCartParts(db, cart, conditions);
  const { items, deductions, problems, customer, contract, tags, address } = parts;
  const totals = sumTotals(items, parts.deliveryCost, deductions);
  return {
    id: cart.id,
    version: cart.version,
    items,
    customer,
    lostCompany: await findLostCompany(db, cart, customer),
    contract,
    opensRestricted: parts.input.opensRestricted,
    tags,
    address,
    delivery: parts.delivery,
    deliveryEstimate: parts.deliveryEstimate,
    bonus: deductions.bonusChoice,
    promoCodes: deductions.codes.map((code) => toPromoCode(code, true)),
    approval: await foreseeCart(db, cart, parts, totals.toPay, now),
    totals: withVat(totals, items, deductions.shares),
    problems,
    allowedActions: actionsFor(items),
  };
}

/** The cart of a user, created at the first request. */
export async function readCart(
  db: Database,
  userID: string,
  conditions: Conditions,
): Promise<CartOrder> {
  return viewCart(db, await ensureCart(db, userID), conditions);
}
