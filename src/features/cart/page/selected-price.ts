import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartOrder, PriceExplanation } from '#generated/api/model/index.ts';
import { priceQuery, SELECTED_LIMIT } from '#src/features/price-parts/price-query.ts';

/**
 * The server's price of a part of the cart, computed as in its checkout; undefined while loading,
 * for no products, and for more products than one request may contain.
 */
export function useSelectedPrice(
  order: CartOrder,
  ids: readonly string[],
  whole: boolean,
): PriceExplanation | undefined {
  const isRequested = !whole && ids.length > 0 && ids.length <= SELECTED_LIMIT;
  const { data, isPlaceholderData } = useQuery({
    ...priceQuery({ selected: ids }),
    enabled: isRequested && order.items.length > 0,
    placeholderData: keepPreviousData,
  });
  return isRequested && !isPlaceholderData ? data : undefined;
}
