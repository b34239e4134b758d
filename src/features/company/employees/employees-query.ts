import type { UseQueryOptions } from '@tanstack/react-query';
import type { Employees } from '#generated/api/model/index.ts';
import { getListEmployeesQueryOptions } from '#generated/api/partners/list-employees.ts';
import { getSearchEmployeesQueryOptions } from '#generated/api/partners/search-employees.ts';
import { EMPLOYEES_PAGE_SIZE, type EmployeesSearch } from './employees-search.ts';

/** The page of employees for a URL: found by a text, or in a state. */
export function employeesOptions(
  partnerID: string,
  { query, state, page = 1 }: EmployeesSearch,
): UseQueryOptions<Employees> {
  const paging = { page, pageSize: EMPLOYEES_PAGE_SIZE };
  return query === undefined
    ? getListEmployeesQueryOptions(partnerID, { ...paging, ...(state && { state }) })
    : getSearchEmployeesQueryOptions(partnerID, { ...paging, query });
}
