import type { AuditEntity } from '#generated/api/model/auditEntity.ts';
import type { AuditProperty } from '#generated/api/model/auditProperty.ts';
import type { AuditSubject } from '#generated/api/model/auditSubject.ts';

interface EntityLabels {
  /** Before what has changed: «Оплата: сумма …». */
  noun: string;
  /** What happened, after «Заказ Д-240507:», where no command says it. */
  created: string;
  changed: string;
}

/** Names of what the trail records. */
export const entityLabels: Readonly<Record<AuditEntity, EntityLabels>> = {
  orders: { noun: 'Заказ', created: 'создан', changed: 'изменён' },
  payments: { noun: 'Оплата', created: 'начата оплата', changed: 'оплата' },
  payment_refunds: {
    noun: 'Возврат денег',
    created: 'назначен возврат денег',
    changed: 'возврат денег',
  },
  money_transfers: {
    noun: 'Деньги не через банк',
    created: 'записаны деньги',
    changed: 'запись о деньгах',
  },
  refunds: { noun: 'Возврат товаров', created: 'возврат товаров', changed: 'возврат товаров' },
  support_tickets: { noun: 'Обращение', created: 'создано', changed: 'изменено' },
  product_feedback: { noun: 'Отзыв', created: 'создан', changed: 'изменён' },
  bonus_entries: { noun: 'Бонусы', created: 'бонусы', changed: 'бонусы' },
  partner_employees: {
    noun: 'Сотрудник компании',
    created: 'новый сотрудник',
    changed: 'изменён сотрудник',
  },
  powers_of_attorney: {
    noun: 'Доверенность',
    created: 'записана доверенность',
    changed: 'доверенность',
  },
};

/** Names of columns; null for ids that mean nothing to people. */
export const propertyLabels: Readonly<Record<AuditProperty, string | null>> = {
  status: 'статус',
  payment_status: 'оплата',
  payment_method: 'способ оплаты',
  deleted_at: 'удалён',
  method: 'способ',
  amount: 'сумма',
  progress: 'состояние',
  payment_id: null,
  refund_id: null,
  refunded_at: 'деньги вернулись',
  state: 'решение',
  goods: 'за товары',
  delivery: 'за доставку',
  bonus: 'бонусами',
  user_id: 'человек',
  kind: 'вид',
  expires_on: 'действуют до',
  partner_id: 'компания',
  role: 'роль',
  is_blocked: 'доступ',
  removed_at: 'вышел из компании',
  employee_id: 'сотрудник',
  number: 'номер',
  valid_until: 'действует до',
  direction: 'вид',
  day: 'дата',
  undone_at: 'отметка снята',
  assignee_id: 'ответственный',
};

/** What an entry is about, at the beginning of its title. */
export function subjectText({ kind, title }: Pick<AuditSubject, 'kind' | 'title'>): string {
  switch (kind) {
    case 'Order':
      return `Заказ ${title}`;
    case 'Ticket':
      return `Обращение ${title}`;
    case 'Review':
      return `Отзыв о товаре «${title}»`;
    case 'Company':
      return `Компания ${title}`;
    case 'Customer':
      return `Покупатель ${title}`;
  }
}
