import type { EDOConnection, OrdersAccess, TradingAccess } from '#generated/api/model/index.ts';

/** A state as a badge: its text and the color of Mantine's palette. */
export interface StateLabel {
  text: string;
  color: string;
}

/** Access to orders: нет, на рассмотрении, до …, истекает …, отклонён. */
export function ordersAccessLabel({ state, validUntil }: OrdersAccess): StateLabel {
  const until = validUntil === null ? '' : calendarDay(validUntil);
  switch (state) {
    case 'Granted':
      return { text: until ? `до ${until}` : 'открыт', color: 'green' };
    case 'Expiring':
      return { text: `истекает ${until}`.trim(), color: 'red' };
    case 'Pending':
      return { text: 'на рассмотрении', color: 'blue' };
    case 'Rejected':
      return { text: 'отклонён', color: 'red' };
    default:
      return { text: 'нет', color: 'gray' };
  }
}

/** «2026-12-31» as «31.12.2026»: a calendar day, the same in every time zone. */
function calendarDay(iso: string): string {
  return iso.split('-').toReversed().join('.');
}

const trading: Record<TradingAccess['state'], StateLabel> = {
  None: { text: 'нет', color: 'gray' },
  Pending: { text: 'на рассмотрении', color: 'blue' },
  Granted: { text: 'открыт', color: 'green' },
  Rejected: { text: 'отклонён', color: 'red' },
};

/** The wholesale access in a word or two. */
export function tradingAccessLabel({ state }: TradingAccess): StateLabel {
  return trading[state];
}

export const operatorLabels: Record<NonNullable<EDOConnection['operator']>, string> = {
  Diadok: 'Диадок',
  SBIS: 'СБИС',
  Taxcom: 'Такском',
  Astral: 'Астрал',
  TaxNet: 'ТаксНет',
  Sber: 'Сбер',
  Other: 'Другой',
};

/** The EDO connection in a few words, with its operator. */
export function edoLabel({ state, operator, reason }: EDOConnection): StateLabel {
  if (state === 'NotConnected') {
    return reason ? { text: 'отклонён', color: 'red' } : { text: 'не подключён', color: 'gray' };
  }
  const suffix = operator === null ? '' : `, ${operatorLabels[operator]}`;
  return state === 'Requested'
    ? { text: `заявка${suffix}`, color: 'blue' }
    : { text: `подключён${suffix}`, color: 'green' };
}
