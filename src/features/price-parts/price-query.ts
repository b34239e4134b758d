import { getExplainCartPriceQueryOptions } from '#generated/api/cart/explain-cart-price.ts';
import { getExplainOrderPriceQueryOptions } from '#generated/api/order/explain-order-price.ts';

/** A line (`productID`) or all of the cart, or of an order. */
export interface PriceOf {
  /** The cart when absent. */
  orderID?: string;
  productID?: string;
  /** Only these products of the cart, priced as in their checkout. */
  selected?: readonly string[];
}

/** Maximum number of products in one request about the cart. */
export const SELECTED_LIMIT = 200;

/** The steps of a price; requested each time, since a cart's prices change. */
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
