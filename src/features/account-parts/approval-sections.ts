import type { Profile } from '#generated/api/model/profile.ts';

/** A link to the orders of a company that wait for approval. */
export interface ApprovalSection {
  partnerID: string;
  title: string;
  /** Orders that wait for this user's decision. */
  count: number;
}

/** The companies whose orders the user approves; none for an individual, or while loading. */
export function approvalSections(profile: Profile | undefined): ApprovalSection[] {
  const companies = profile?.approvals ?? [];
  return companies.map(({ partnerID, partnerName, pendingCount }) => ({
    partnerID,
    title: companies.length === 1 ? 'Согласование' : `Согласование: ${partnerName}`,
    count: pendingCount,
  }));
}
