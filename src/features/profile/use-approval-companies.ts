import { useQuery } from '@tanstack/react-query';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { getListPartnersQueryOptions } from '#generated/api/partners/partners.ts';
import { profileQuery } from '#src/features/account/profile-query.ts';

/** Where a company's approvals are, and what the link to them is called. */
export interface ApprovalCompany {
  partnerID: string;
  title: string;
  /** Orders that wait for this user's decision. */
  count: number;
}

const none: readonly PartnerSummary[] = [];

/** The companies whose orders can need approval; none for an individual, or until it is known. */
export function useApprovalCompanies(): readonly ApprovalCompany[] {
  const { data: profile } = useQuery(profileQuery(true));
  const { data } = useQuery({
    ...getListPartnersQueryOptions(),
    enabled: profile?.hasPartners === true,
    meta: { silent: true },
  });
  const companies = data?.items ?? none;
  return companies.map(({ id, name, awaitingApprovalCount }) => ({
    partnerID: id,
    title: companies.length === 1 ? 'Согласование' : `Согласование: ${name}`,
    count: awaitingApprovalCount,
  }));
}
