import type { PartnerAction, PartnerDetails } from '#generated/api/model/index.ts';
import { useGetPartnerSuspense } from '#generated/api/partners/get-partner.ts';

/** Whether the user may do something in the company. */
export interface CompanyRight {
  allowed: boolean;
  /** Who may: «Может только владелец: Анна Соколова»; null when the user may. */
  reason: string | null;
}

/** The user's right to an action, as the server says, and who has it otherwise. */
export function rightTo(
  { allowedActions, owners }: Pick<PartnerDetails, 'allowedActions' | 'owners'>,
  action: PartnerAction,
): CompanyRight {
  if (allowedActions.includes(action)) return { allowed: true, reason: null };
  if (owners.length === 0) return { allowed: false, reason: 'Может только владелец компании' };
  const who = owners.length === 1 ? 'Может только владелец' : 'Могут только владельцы';
  return { allowed: false, reason: `${who}: ${owners.join(', ')}` };
}

/** `rightTo` of a company by its id. */
export function useCompanyRight(partnerID: string, action: PartnerAction): CompanyRight {
  return rightTo(useGetPartnerSuspense(partnerID).data, action);
}
