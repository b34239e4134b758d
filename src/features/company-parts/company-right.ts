import type { PartnerAction, PartnerSummary } from '#generated/api/model/index.ts';
import { useGetPartnerSuspense } from '#generated/api/partners/get-partner.ts';

/** Whether the user may do something in the company. */
export interface CompanyRight {
  allowed: boolean;
  /**
   * Who may: «Могут владелец (Анна Соколова) и управляющие»; null when the user may, or only the state
   * of the company prevents it.
   */
  reason: string | null;
}

/** The user's right to an action, and who has it otherwise, both as the server says. */
export function rightTo(
  { allowedActions, deniedActions }: Pick<PartnerSummary, 'allowedActions' | 'deniedActions'>,
  action: PartnerAction,
): CompanyRight {
  if (allowedActions.includes(action)) return { allowed: true, reason: null };
  const denied = deniedActions.find((one) => one.action === action);
  return { allowed: false, reason: denied?.reason ?? null };
}

/** `rightTo` of a company by its id. */
export function useCompanyRight(partnerID: string, action: PartnerAction): CompanyRight {
  return rightTo(useGetPartnerSuspense(partnerID).data, action);
}
