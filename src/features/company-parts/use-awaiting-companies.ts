import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#generated/api/model/profile.ts';
import { getListPartnersQueryOptions } from '#generated/api/partners/list-partners.ts';
import { awaitsUser } from './awaited-actions.ts';

/**
 * Number of companies that await something of the user, and of invitations without a response; 0
 * while loading.
 */
export function useAwaitingCompanies(profile: Profile | undefined): number {
  const { data } = useQuery({
    ...getListPartnersQueryOptions(),
    enabled: profile?.hasPartners === true,
    meta: { silent: true },
  });
  return (data?.items.filter(awaitsUser).length ?? 0) + (profile?.invitationsCount ?? 0);
}
