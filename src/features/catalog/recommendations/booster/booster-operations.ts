import {
  firstQuantity,
  fitQuantity,
  type QuantityRules,
  stepDown,
  stepUp,
} from '#src/features/cart-parts/quantity.ts';

/** Cart operations of the search widget; it identifies products by their market ids. */
export type CartOperationType = 'add' | 'inc' | 'dec' | 'removeAll';

/** Product data that the cart needs. */
export interface CartProduct extends QuantityRules {
  productID: string;
}

/** Dependencies of the operations; tests pass fakes. */
export interface BoosterPorts {
  /** Finds a product by market id; rejects when there is none. */
  find: (marketID: string) => Promise<CartProduct>;
  /** Quantity in the cart, pending updates included. */
  quantityOf: (productID: string) => number;
  /** Requests a quantity; returns false for a visitor, after the sign-in toast was shown. */
  enqueue: (productID: string, quantity: number) => Promise<boolean>;
  /** Adds a product to the comparison; false as above. */
  compare: (productID: string) => Promise<boolean>;
  log: (message: string, error?: unknown) => void;
}

interface CartOperation {
  type: CartOperationType;
  marketID: string;
  /** Only for `add`. */
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

/** Parses the widget's operation; null, and a log entry, for an invalid one. */
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

/** The quantity that results from an operation, by the product's pack size and minimum. */
export function quantityAfter(
  { type, quantity }: Pick<CartOperation, 'type' | 'quantity'>,
  present: number,
  rules: QuantityRules,
): number {
  if (type === 'removeAll') return 0;
  if (type === 'dec') return stepDown(present, rules);
  if (type === 'inc' || quantity === undefined) {
    // An unavailable quantity is requested all the same: the cart explains the rejection.
    return present === 0 ? firstQuantity(rules) : stepUp(present, rules);
  }
  return Math.max(fitQuantity(present + quantity, rules), firstQuantity(rules), present);
}

/**
 * Runs one operation of the widget.
 * @returns the requested quantity, or null when there is none: that is logged or shown.
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
    return (await ports.enqueue(product.productID, quantity)) ? { marketID, quantity } : null;
  } catch (error) {
    ports.log(`search-booster: ${type} of ${marketID} failed`, error);
    return null;
  }
}

/** Adds a product of the widget to the comparison. */
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
