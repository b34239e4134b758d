import type { ListTicketsParams } from '#generated/api/model/listTicketsParams.ts';
import type { TicketsSearch } from './tickets-search.ts';

const PAGE_SIZE = 20;

/** The request's parameters for a URL. */
export function ticketsFilter({ status, type, text, page }: TicketsSearch): ListTicketsParams {
  return {
    ...(status && { status: [status] }),
    ...(type && { type: [type] }),
    ...(text && { text }),
    page: page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
