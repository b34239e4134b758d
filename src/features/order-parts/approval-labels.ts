import type { ApprovalEventKind } from '#generated/api/model/approvalEventKind.ts';
import type { ApprovalField } from '#generated/api/model/approvalField.ts';
import type { ApprovalPerson } from '#generated/api/model/approvalPerson.ts';
import type { ApprovalStatus } from '#generated/api/model/approvalStatus.ts';

export const approvalStatusLabels: Record<ApprovalStatus, string> = {
  Pending: 'На согласовании',
  Approved: 'Согласован',
  Rejected: 'Отклонён',
};

/** Decision of one approver: several may have to consent, but one rejection rejects the order. */
export const decisionLabels: Record<ApprovalStatus, string> = {
  Pending: 'Ждём решения',
  Approved: 'Согласовано',
  Rejected: 'Отклонён',
};

export const approvalStatusColors: Record<ApprovalStatus, string> = {
  Pending: 'accent',
  Approved: 'green',
  Rejected: 'red',
};

export const approvalFieldLabels: Record<ApprovalField, string> = {
  Contract: 'Договор',
  Delivery: 'Получение',
  DeliveryPoint: 'Место получения',
  Recipient: 'Получатель',
  Payment: 'Оплата',
  Comment: 'Комментарий',
};

export const approvalEventLabels: Record<ApprovalEventKind, string> = {
  Requested: 'Отправлен на согласование',
  Edited: 'Заказ изменён',
  Approved: 'Согласовано',
  Declined: 'Отклонён',
  Reset: 'Согласия сброшены: сумма выросла',
  Reminded: 'Напомнили согласующим',
  Proceeded: 'Передан на создание',
  Withdrawn: 'Отозван',
};

/** Name of a person of the company; the user is «вы». */
export function personName({ name, isMe }: Pick<ApprovalPerson, 'name' | 'isMe'>): string {
  return isMe ? `${name} (вы)` : name;
}
