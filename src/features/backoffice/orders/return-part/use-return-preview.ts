import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { usePreviewOrderReturn } from '#generated/api/backoffice/preview-order-return.ts';
import type { RefundItem } from '#generated/api/model/refundItem.ts';
import { ApiError } from '#src/api/errors.ts';

/** Several clicks on a stepper are one request. */
const DEBOUNCE_MS = 250;

/** What the return of these items gives back; null while the server computes it, or of nothing. */
export function useReturnPreview(orderID: string, items: RefundItem[]) {
  const [requested] = useDebouncedValue(items, DEBOUNCE_MS);
  const { data, error, isFetching } = usePreviewOrderReturn(
    orderID,
    { items: requested },
    {
      query: {
        enabled: requested.length > 0,
        staleTime: 0,
        placeholderData: keepPreviousData,
        meta: { silent: true },
      },
    },
  );
  const isCurrent =
    items.length > 0 && !isFetching && JSON.stringify(requested) === JSON.stringify(items);
  return {
    preview: isCurrent && error === null ? (data ?? null) : null,
    problem: isCurrent && error !== null ? messageOf(error) : null,
  };
}

function messageOf(error: unknown): string {
  const isExplained = error instanceof ApiError && [404, 409, 422].includes(error.status);
  return isExplained ? error.message : 'Не\u00A0удалось посчитать возврат';
}
