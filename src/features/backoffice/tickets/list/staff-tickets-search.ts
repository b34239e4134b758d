import type { ListStaffTicketsParams } from '#generated/api/model/listStaffTicketsParams.ts';
import type { StaffAssigneeFilter } from '#generated/api/model/staffAssigneeFilter.ts';
import { withInvalidParams } from '#src/browser/invalid-params.ts';
import { ticketsFilter } from '#src/features/account/support/list/tickets-filter.ts';
import {
  parseTicketsSearch,
  type TicketsSearch,
} from '#src/features/account/support/list/tickets-search.ts';
import { oneOf, parseParam } from '#src/lib/search-params.ts';

const assignee = oneOf<StaffAssigneeFilter>({ Me: true, Nobody: true });

/** Search parameters of the queue of staff. */
export interface StaffTicketsSearch extends TicketsSearch {
  assignee?: StaffAssigneeFilter | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseStaffTicketsSearch(given: Record<string, unknown>): StaffTicketsSearch {
  const { invalid: _ofTickets, ...tickets } = parseTicketsSearch(given);
  return withInvalidParams(given, { ...tickets, assignee: parseParam(given.assignee, assignee) });
}

/** The filter as the operation has it. */
export function staffTicketsFilter(search: StaffTicketsSearch): ListStaffTicketsParams {
  return { ...ticketsFilter(search), ...(search.assignee && { assignee: search.assignee }) };
}
