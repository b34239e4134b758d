import type { QueryClient } from '@tanstack/react-query';
import {
  getGetProductBySlugQueryKey,
  getListProductsQueryKey,
} from '#generated/api/product/product.ts';
import { getGetTicketQueryKey, getListTicketsQueryKey } from '#generated/api/support/support.ts';

/** Invalidates tickets, and the products that show whether one is open. */
export function forgetTickets(client: QueryClient): void {
  const oneOfMany = [
    getListTicketsQueryKey({}),
    getGetTicketQueryKey(''),
    getListProductsQueryKey({}),
    getGetProductBySlugQueryKey(''),
  ];
  for (const key of oneOfMany) void client.invalidateQueries({ queryKey: key.slice(0, -1) });
}
