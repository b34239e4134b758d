import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Employee } from '#generated/api/model/index.ts';
import { getListEmployeesQueryOptions } from '#generated/api/partners/list-employees.ts';
import { getSearchEmployeesQueryOptions } from '#generated/api/partners/search-employees.ts';

/** Debounce in milliseconds before employees are searched. */
const TYPING_PAUSE = 250;
/** As many as a dialog shows; the rest is found by typing. */
const SHOWN = 20;

/** Employees for the typed text; those who work for the company while it is blank. */
export function useCandidates(partnerID: string, typed: string) {
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const paging = { page: 1, pageSize: SHOWN };
  const options =
    text === ''
      ? getListEmployeesQueryOptions(partnerID, { ...paging, state: 'Active' })
      : getSearchEmployeesQueryOptions(partnerID, { ...paging, query: text });
  const query = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { query, isCurrent: text === typed.trim() && !query.isPlaceholderData };
}

/** Why an employee cannot be appointed; null when they can. */
export function notAppointable(
  { id, state }: Pick<Employee, 'id' | 'state'>,
  appointed: readonly string[],
): string | null {
  if (appointed.includes(id)) return 'Уже согласует';
  if (state === 'Invited') return 'Приглашение ещё не принято';
  return state === 'Blocked' ? 'Доступ заблокирован' : null;
}
