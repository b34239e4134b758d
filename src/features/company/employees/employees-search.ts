import type { EmployeeState } from '#generated/api/model/index.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import type { InvitationSearch } from '#src/features/company/employees/invite/invitation-search.ts';
import { integer, oneOf, parseParam, text } from '#src/lib/search-params.ts';

export const EMPLOYEES_PAGE_SIZE = 24;
const state = oneOf<EmployeeState>({ Active: true, Invited: true, Blocked: true });

/** Search parameters of the employees; those of the form are parsed where it opens. */
export interface EmployeesSearch extends InvalidParams, InvitationSearch {
  query?: string | undefined;
  state?: EmployeeState | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseEmployeesSearch(given: Record<string, unknown>): EmployeesSearch {
  return withInvalidParams(given, {
    query: parseParam(given.query, text(200)),
    state: parseParam(given.state, state),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
