import type { QuantityRules } from '#server/product/stock/quantity.ts';
import { largestQuantity, raiseToPacks, smallestQuantity } from '#server/product/stock/quantity.ts';
import { forbiddenMessage } from '#server/product/stock/restriction.ts';

/** Why a change of a line is rejected. */
export interface Rejection {
  status: 409 | 422;
  reason:
    | 'SaleForbidden'
    | 'ProductUnavailable'
    | 'NotEnoughStock'
    | 'BelowMinimum'
    | 'QuantityNotMultiple';
  message: string;
  maxQuantity?: number;
}

type Product = QuantityRules & {
  saleForbidden: boolean;
  listed: boolean;
  unavailabilityReason: string | null;
};

function rejectMore(quantity: number, product: Product): Rejection | null {
  const maxQuantity = largestQuantity(product);
  if (product.saleForbidden) {
    return { status: 409, reason: 'SaleForbidden', message: forbiddenMessage(product) };
  }
  if (maxQuantity === 0) {
    return { status: 409, reason: 'ProductUnavailable', message: 'Товара нет в наличии' };
  }
  if (quantity > maxQuantity) {
    const message = `Осталось ${maxQuantity} шт.`;
    return { status: 409, reason: 'NotEnoughStock', message, maxQuantity };
  }
  return null;
}

function rejectMisfit(quantity: number, product: Product): Rejection | null {
  const smallest = smallestQuantity(product);
  if (quantity < smallest) {
    const message = `Наименьшее количество — ${smallest} шт.`;
    return { status: 422, reason: 'BelowMinimum', message };
  }
  if (quantity % product.packSize !== 0) {
    const message = `Количество должно быть кратно ${product.packSize}`;
    return { status: 422, reason: 'QuantityNotMultiple', message };
  }
  return null;
}

/**
 * Whether a line may change from `present` (0 for a new line) to `quantity`. It may always stay
 * unchanged, and decrease even while it is above the stock.
 */
export function validateChange(
  present: number,
  quantity: number,
  product: Product,
): Rejection | null {
  if (quantity === 0 || quantity === present) return null;
  const more = quantity > present ? rejectMore(quantity, product) : null;
  return more ?? rejectMisfit(quantity, product);
}

/** The quantity after «В корзину», or the reason for a rejection. */
export function validateAdding(
  present: number,
  added: number,
  product: Product,
): { quantity: number; rejection: Rejection | null } {
  const quantity = raiseToPacks(present + added, product);
  return { quantity, rejection: rejectMore(quantity, product) };
}
