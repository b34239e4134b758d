import * as z from 'zod/mini';
import { OrderStatus, type OrdersFilter } from '#generated/api/model/index.ts';

const PAGE_SIZE = 20;

/** What the URL of the order list says; whatever makes no sense is as if it were not there. */
export const ordersSearch = z.object({
  status: z.catch(z.optional(OrderStatus), undefined),
  text: z.catch(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    undefined,
  ),
  page: z.catch(z.optional(z.int().check(z.gte(1), z.lte(10_000))), undefined),
});

export type OrdersSearch = z.output<typeof ordersSearch>;

/** The server's filter for a URL. */
export function ordersFilter({ status, text, page }: OrdersSearch): OrdersFilter {
  return {
    ...(status && { statuses: [status] }),
    ...(text && { text }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
