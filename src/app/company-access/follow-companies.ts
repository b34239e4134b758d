import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from '#src/app/router.tsx';
import { getSession, subscribeSession } from '#src/auth/session/session-store.ts';
import { leaveCompany } from './leave-company.ts';
import { watchCompanies } from './watch-companies.ts';

/** Leaves every company that the user no longer works for, until the session ends. */
export function followCompanies(client: QueryClient, router: AppRouter): void {
  const userID = getSession().user?.userID;
  if (userID === undefined) return;
  const stopWatching = watchCompanies(client, (company) => {
    void leaveCompany(client, router, company);
  });
  const stopListening = subscribeSession(({ status, user }) => {
    if (status === 'loading' || user?.userID === userID) return;
    stopWatching();
    stopListening();
  });
}
