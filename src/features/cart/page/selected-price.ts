import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CartOrder, PriceExplanation } from '#generated/api/model/index.ts';
import { priceQuery, SELECTED_LIMIT } from '#src/features/price-parts/price-query.ts';

/**
 * What the server says of a part of the cart, as the checkout of it will reckon; undefined until it
 * has answered, for nothing, and for more products than one question may name.
 */
export function useSelectedPrice(
  order: CartOrder,
  ids: readonly string[],
  whole: boolean,
): PriceExplanation | undefined {
  const asked = !whole && ids.length > 0 && ids.length <= SELECTED_LIMIT;
  const { data, isPlaceholderData } = useQuery({
    ...priceQuery({ selected: ids }),
    enabled: asked && order.items.length > 0,
    placeholderData: keepPreviousData,
  });
  return asked && !isPlaceholderData ? data : undefined;
}
