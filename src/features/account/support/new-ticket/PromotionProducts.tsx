import { Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import {
  promotedLines,
  type TicketLine,
  withQuantity,
} from '#src/features/account/support/ticket-lines.ts';
import { ticketProduct } from '#src/features/support-parts/ticket-request.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { TicketProducts } from './TicketProducts.tsx';

/** As on the promotion's page, whose first products are loaded already. */
const PAGE_SIZE = 24;
/** With fewer than the 100 products of one request. */
const MOST_PAGES = 4;

interface PromotionProductsProps {
  promotionID: string;
  selected: readonly TicketLine[];
  onChange: (selected: readonly TicketLine[]) => void;
}

/** The products of a promotion, of which the user selects some; nothing without products. */
export function PromotionProducts({ promotionID, selected, onChange }: PromotionProductsProps) {
  const [pages, setPages] = useState(1);
  const loaded = useQueries({
    queries: Array.from({ length: pages }, (_none, index) => productsQuery(promotionID, index + 1)),
  });
  const products = loaded.flatMap(({ data }) => data?.items ?? []).map(ticketProduct);
  const lines = promotedLines(products, selected);
  if (lines.length === 0) return null;
  const rest = (loaded[0]?.data?.paging.total ?? 0) - pages * PAGE_SIZE;
  return (
    <Stack gap="sm">
      <TicketProducts
        isChoice
        lines={lines}
        onChange={(id, quantity) =>
          onChange(withQuantity(lines, id, quantity).filter((line) => line.quantity > 0))
        }
      />
      {rest > 0 &&
        (pages < MOST_PAGES ? (
          <Button
            variant="default"
            loading={loaded.some(({ isLoading }) => isLoading)}
            onClick={() => setPages(pages + 1)}
          >
            Показать ещё
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            Остальные товары акции назовите ниже.
          </Text>
        ))}
    </Stack>
  );
}

/** A page of the promotion's products; without it the request is a text alone. */
function productsQuery(promotionID: string, page: number) {
  return getListProductsQueryOptions(
    { source: 'PromotionProducts', promotionID, page, pageSize: PAGE_SIZE },
    { query: { meta: { silent: true } } },
  );
}
