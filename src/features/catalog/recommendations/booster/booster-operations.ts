import {
  firstQuantity,
  fitQuantity,
  type QuantityRules,
  stepDown,
  stepUp,
} from '#src/features/cart-parts/quantity.ts';

/** What the search widget asks the cart for; products go by their market ids. */
export type CartOperationType = 'add' | 'inc' | 'dec' | 'removeAll';

/** A product as the cart knows it. */
export interface CartProduct extends QuantityRules {
  productID: string;
}

/** What operations need of the shop; tests give a fake. */
export interface BoosterPorts {
  /** The product behind a market id; rejects when there is none. */
  find: (marketID: string) => Promise<CartProduct>;
  /** How many are in the cart now, wishes on their way included. */
  quantityOf: (productID: string) => number;
  /** Wants a quantity; false when nobody is signed in, which the user is told. */
  want: (productID: string, quantity: number) => Promise<boolean>;
  /** Puts a product beside the others that are compared; false as above. */
  compare: (productID: string) => Promise<boolean>;
  log: (message: string, error?: unknown) => void;
}

interface CartOperation {
  type: CartOperationType;
  marketID: string;
  /** Only with `add`: how many. */
  quantity: number | undefined;
}

const types: Readonly<Record<CartOperationType, true>> = {
  add: true,
  inc: true,
  dec: true,
  removeAll: true,
};

function isType(type: unknown): type is CartOperationType {
  return typeof type === 'string' && Object.hasOwn(types, type);
}

/** Reads what the widget said; null, and a line in the log, for what is no operation. */
function readOperation(given: unknown, { log }: BoosterPorts): CartOperation | null {
  const { type, marketID, quantity } = (given ?? {}) as Record<string, unknown>;
  if (!isType(type)) {
    log(`search-booster: unknown operation ${JSON.stringify(type)}`);
    return null;
  }
  if (typeof marketID !== 'string' || marketID === '') {
    log(`search-booster: ${type} names no product`);
    return null;
  }
  const isCount = Number.isInteger(quantity) && (quantity as number) > 0;
  return { type, marketID, quantity: isCount ? (quantity as number) : undefined };
}

/** The quantity an operation leads to, within the product's packs and least order. */
export function quantityAfter(
  { type, quantity }: Pick<CartOperation, 'type' | 'quantity'>,
  present: number,
  rules: QuantityRules,
): number {
  if (type === 'removeAll') return 0;
  if (type === 'dec') return stepDown(present, rules);
  if (type === 'inc' || quantity === undefined) {
    // What cannot be had is requested all the same: the cart says why not.
    return present === 0 ? firstQuantity(rules) : stepUp(present, rules);
  }
  return Math.max(fitQuantity(present + quantity, rules), firstQuantity(rules), present);
}

/**
 * Carries out one operation of the widget.
 *
 * @returns the quantity now wanted, or null when nothing came of it: that is logged or told.
 */
export async function runCartOperation(
  given: unknown,
  ports: BoosterPorts,
): Promise<{ marketID: string; quantity: number } | null> {
  const operation = readOperation(given, ports);
  if (operation === null) return null;
  const { type, marketID } = operation;
  try {
    const product = await ports.find(marketID);
    const quantity = quantityAfter(operation, ports.quantityOf(product.productID), product);
    return (await ports.want(product.productID, quantity)) ? { marketID, quantity } : null;
  } catch (error) {
    ports.log(`search-booster: ${type} of ${marketID} failed`, error);
    return null;
  }
}

/** Compares a product that the widget shows. */
export async function runCompare(marketID: unknown, ports: BoosterPorts): Promise<boolean> {
  if (typeof marketID !== 'string' || marketID === '') {
    ports.log('search-booster: compare names no product');
    return false;
  }
  try {
    const { productID } = await ports.find(marketID);
    return await ports.compare(productID);
  } catch (error) {
    ports.log(`search-booster: compare of ${marketID} failed`, error);
    return false;
  }
}
