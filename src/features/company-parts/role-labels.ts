import type { PartnerRole } from '#generated/api/model/index.ts';

/** A person's place in a company, as text. */
export const roleLabels: Record<PartnerRole, string> = {
  Owner: 'Владелец',
  Approver: 'Согласующий',
  Employee: 'Сотрудник',
};
