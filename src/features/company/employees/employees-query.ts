import type { UseQueryOptions } from '@tanstack/react-query';
import type { Employees } from '#generated/api/model/index.ts';
import { getListEmployeesQueryOptions } from '#generated/api/partners/list-employees.ts';
import { getSearchEmployeesQueryOptions } from '#generated/api/partners/search-employees.ts';
import { EMPLOYEES_PAGE_SIZE, type EmployeesSearch } from './employees-search.ts';

/** The page of employees for a URL: in a state, found by a text. */
export function employeesOptions(
  partnerID: string,
  { query, state, page = 1 }: EmployeesSearch,
): UseQueryOptions<Employees> {
  const filter = { page, pageSize: EMPLOYEES_PAGE_SIZE, ...(state && { state }) };
  return query === undefined
    ? getListEmployeesQueryOptions(partnerID, filter)
    : getSearchEmployeesQueryOptions(partnerID, { ...filter, query });
}
