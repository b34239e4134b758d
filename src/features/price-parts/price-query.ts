import { getExplainCartPriceQueryOptions } from '#generated/api/cart/cart.ts';
import { getExplainOrderPriceQueryOptions } from '#generated/api/order/order.ts';

/** A line (`productID`) or the whole of the cart, or of an order. */
export interface PriceOf {
  /** Without it the cart. */
  orderID?: string;
  productID?: string;
  /** Of the cart: only these products, as their checkout will reckon. */
  selected?: readonly string[];
}

/** Products that may be named in one question about the cart. */
export const SELECTED_LIMIT = 200;

/** The steps of a price; requested each time, since a cart's prices move. */
export function priceQuery({ orderID, productID, selected }: PriceOf) {
  const params = productID === undefined ? {} : { productID };
  const options = { query: { meta: { silent: true }, staleTime: 0 } };
  return orderID === undefined
    ? getExplainCartPriceQueryOptions(
        { ...params, ...(selected && { selected: [...selected] }) },
        options,
      )
    : getExplainOrderPriceQueryOptions(orderID, params, options);
}
