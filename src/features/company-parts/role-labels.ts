import type { PartnerRole } from '#generated/api/model/index.ts';

/** A person's place in a company, as text. */
export const roleLabels: Record<PartnerRole, string> = {
  Owner: 'Владелец',
  Manager: 'Управляющий',
  Approver: 'Согласующий',
  Accountant: 'Бухгалтер',
  Employee: 'Сотрудник',
};

/** What each role may do, as the server decides (`docs/companies.md`). */
export const roleRights: Record<PartnerRole, string> = {
  Owner:
    'Может всё: приглашает людей и даёт им роли, назначает согласующих и правило, видит все заказы, подаёт заявки.',
  Manager:
    'Ведёт компанию изо дня в день: сотрудники и бухгалтеры с их пределами, договор по умолчанию, документы, все заказы, оптовый доступ. Не меняет владельцев, управляющих и согласующих.',
  Approver: 'Заказывает, видит все заказы и решает по тем, которым нужно согласие.',
  Accountant:
    'Видит все заказы с документами, ведёт получателей документов и договор по умолчанию, подключает ЭДО.',
  Employee: 'Заказывает в своих пределах. Видит свои заказы и сведения компании.',
};
