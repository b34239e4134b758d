import type { QueryClient } from '@tanstack/react-query';
import { getGetProductBySlugQueryKey } from '#generated/api/product/get-product-by-slug.ts';
import { getListProductsQueryKey } from '#generated/api/product/list-products.ts';
import { getGetTicketQueryKey } from '#generated/api/support/get-ticket.ts';
import { getListTicketsQueryKey } from '#generated/api/support/list-tickets.ts';

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
