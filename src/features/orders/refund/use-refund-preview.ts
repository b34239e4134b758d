import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { RefundItem } from '#generated/api/model/refundItem.ts';
import { usePreviewRefund } from '#generated/api/order/preview-refund.ts';
import { ApiError } from '#src/api/errors.ts';

/** Several clicks on a stepper are one request. */
const DEBOUNCE_MS = 250;

/** What a refund of these items would give back; the sums before a change stay until the new ones. */
export function useRefundPreview(orderID: string, items: RefundItem[] | undefined) {
  const [requested] = useDebouncedValue(items, DEBOUNCE_MS);
  const { data, error, isFetching, refetch } = usePreviewRefund(
    orderID,
    requested === undefined ? {} : { items: requested },
    {
      query: { staleTime: 0, placeholderData: keepPreviousData, meta: { silent: true } },
    },
  );
  const isCurrent = !isFetching && JSON.stringify(requested) === JSON.stringify(items);
  return {
    preview: data ?? null,
    /** The sums are those of the selection. */
    isCurrent: isCurrent && error === null,
    /** Why there are no sums; the server's message where there is one. */
    problem: error === null || isFetching ? null : messageOf(error),
    retry: () => void refetch(),
  };
}

function messageOf(error: unknown): string {
  const isExplained = error instanceof ApiError && [404, 409, 422].includes(error.status);
  return isExplained ? error.message : 'Не удалось посчитать возврат';
}
