import type { Rejection } from '#server/cart/lines/change-rules.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { MAX_LINES } from '#server/product/stock/quantity.ts';
import type { CartOrder } from './schemas.ts';

/** 409: the cart has changed since the user saw it; the response contains the fresh one. */
export function cartChanged(order: CartOrder): ApiProblem {
  return new ApiProblem(409, 'Корзина изменилась в другой вкладке', {
    reason: 'CartChanged',
    details: { order },
  });
}

/** 409: the cart holds no more lines; with the cart as it is. */
export function cartFull(order: CartOrder): ApiProblem {
  return new ApiProblem(409, `В корзине не больше ${MAX_LINES} товаров`, {
    reason: 'CartFull',
    details: { order },
  });
}

/** 409: some lines can't be ordered; with the cart as it is. */
export function cartHasProblems(order: CartOrder): ApiProblem {
  return new ApiProblem(409, 'Исправьте отмеченные товары', {
    reason: 'CartHasProblems',
    details: { order },
  });
}

/** A rejected change of one line. */
export function lineRejected(
  { status, reason, message, maxQuantity }: Rejection,
  productID: string,
  order: CartOrder,
): ApiProblem {
  if (status === 422) {
    return new ApiProblem(status, message, { reason, errors: [{ path: '/quantity', message }] });
  }
  const details = { productID, ...(maxQuantity === undefined ? {} : { maxQuantity }), order };
  return new ApiProblem(status, message, { reason, details });
}
