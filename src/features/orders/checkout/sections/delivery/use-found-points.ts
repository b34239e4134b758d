import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGetCheckoutDeliveryQueryOptions } from '#generated/api/checkout/get-checkout-delivery.ts';
import type { PickupPoint } from '#generated/api/model/index.ts';
import { POINT_QUERY_LENGTH } from '#src/lib/contract-lengths.ts';

const DEBOUNCE_MS = 300;

export interface FoundPoints {
  /** The points of the server for the typed words; of an earlier text while they are loading. */
  points: readonly PickupPoint[];
  /** The points for exactly the typed words are not there yet. */
  isLoading: boolean;
  /** The search did not respond: there may be more points with these words. */
  failed: boolean;
}

/** Pickup points by words, wherever they are: a carrier has more than the list of the checkout. */
export function useFoundPoints(checkoutID: string, typed: string): FoundPoints {
  const query = typed.trim().slice(0, POINT_QUERY_LENGTH);
  const [debounced] = useDebouncedValue(query, DEBOUNCE_MS);
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...getGetCheckoutDeliveryQueryOptions(
      checkoutID,
      { query: debounced },
      { query: { meta: { silent: true } } },
    ),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  });
  if (query === '') return { points: [], isLoading: false, failed: false };
  const pickup = data?.methods.find(({ method }) => method === 'Pickup');
  const isLoading = debounced !== query || (isFetching && (isPlaceholderData || !data));
  return { points: pickup?.points ?? [], isLoading, failed: isError && !isLoading };
}
