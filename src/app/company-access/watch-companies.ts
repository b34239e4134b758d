import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Customers } from '#generated/api/model/customers.ts';
import { getListCustomersQueryOptions } from '#generated/api/user/list-customers.ts';
import { isUnauthorized } from '#src/api/errors.ts';

/**
 * How often a visible tab of a user with a company requests whom the user may buy for, milliseconds.
 * A poll is two indexed reads and about 1 kB; hidden tabs and users who had no company send none. An
 * event stream would need a connection for each tab and a channel between server processes.
 */
const POLL_MS = 5_000;
/** The same after a failed poll. */
const POLL_AFTER_FAILURE_MS = 30_000;

/** A company the user buys for. */
export interface KnownCompany {
  id: string;
  name: string;
}

function companiesOf(customers: Customers | undefined): KnownCompany[] {
  return (customers?.items ?? []).flatMap(({ partner }) => partner ?? []);
}

/**
 * Calls `onLost` for each company that the user no longer works for, within seconds, and at once when
 * the tab is shown again. Returns a function that stops it.
 */
export function watchCompanies(
  client: QueryClient,
  onLost: (company: KnownCompany) => void,
): () => void {
  // Who was blocked may be unblocked soon, and should not have to reload for it.
  let hadCompany = false;
  const observer = new QueryObserver(client, {
    ...getListCustomersQueryOptions(),
    refetchOnWindowFocus: () => hadCompany && 'always',
    refetchInterval: ({ state }) => {
      hadCompany ||= companiesOf(state.data).length > 0;
      if (!hadCompany || isUnauthorized(state.error)) return false;
      return state.error === null ? POLL_MS : POLL_AFTER_FAILURE_MS;
    },
    retry: false,
    meta: { silent: true },
  });
  let known: readonly KnownCompany[] = [];
  const compare = (data: Customers | undefined) => {
    if (data === undefined) return;
    const now = companiesOf(data);
    const lost = known.filter(({ id }) => now.every((one) => one.id !== id));
    known = now;
    for (const company of lost) onLost(company);
  };
  const unsubscribe = observer.subscribe(({ data }) => compare(data));
  compare(observer.getCurrentResult().data);
  return unsubscribe;
}
