import type { EDOOperator } from '#generated/api/model/eDOOperator.ts';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { asTyped } from './order-access-form.ts';

/** A state in two or three words, with the color of its badge. */
export interface StateLabel {
  text: string;
  color: 'brand' | 'accent' | 'gray' | 'red';
}

export const operatorLabels: Record<EDOOperator, string> = {
  Diadok: 'Диадок',
  SBIS: 'СБИС',
  Taxcom: 'Такском',
  Astral: 'Астрал',
  TaxNet: 'Такснет',
  Sber: 'Сбер',
  Other: 'Другой',
};

const PENDING: StateLabel = { text: 'на\u00a0рассмотрении', color: 'accent' };
const REJECTED: StateLabel = { text: 'отклонено', color: 'red' };
const NONE: StateLabel = { text: 'нет', color: 'gray' };

function until(day: string | null): string {
  return day === null ? 'без срока' : `до\u00a0${asTyped(day)}`;
}

export function ordersAccessLabel(access: PartnerSummary['ordersAccess']): StateLabel {
  const { state, validUntil } = access;
  switch (state) {
    case 'None':
      return NONE;
    case 'Pending':
      return PENDING;
    case 'Granted':
      return { text: until(validUntil), color: 'brand' };
    case 'Expiring':
      return { text: `истекает ${validUntil === null ? '' : asTyped(validUntil)}`, color: 'accent' };
    case 'Rejected':
      return REJECTED;
  }
}

export function tradingAccessLabel({ state }: PartnerSummary['tradingAccess']): StateLabel {
  switch (state) {
    case 'None':
      return NONE;
    case 'Pending':
      return PENDING;
    case 'Granted':
      return { text: 'открыт', color: 'brand' };
    case 'Rejected':
      return { text: 'отклонён', color: 'red' };
  }
}

export function edoLabel({ state, operator, reason }: PartnerSummary['edo']): StateLabel {
  switch (state) {
    case 'NotConnected':
      return reason ? REJECTED : { text: 'не\u00a0подключён', color: 'gray' };
    case 'Requested':
      return { text: 'заявка', color: 'accent' };
    case 'Connected':
      return { text: operator === null ? 'подключён' : operatorLabels[operator], color: 'brand' };
  }
}
