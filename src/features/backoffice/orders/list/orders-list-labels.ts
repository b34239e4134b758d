import type { StaffOrdersSort } from '#generated/api/model/staffOrdersSort.ts';
import { paymentStatusLabels } from '#src/features/backoffice/orders/payment-status-labels.ts';
import { methodLabels } from '#src/features/cart/page/choices/delivery-offer.ts';
import { chosenStatuses } from '#src/features/order-parts/status/status-groups.ts';
import { periodText } from '#src/features/orders/list/filters/chosen-filters.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import type { ChosenFilter } from '#src/ui/kit/list/filters/ChosenFilters.tsx';
import type { FilterControl } from '#src/ui/kit/list/filters/filter-history.ts';
import { type PaymentChoice, type StaffOrdersSearch, sumsInOrder } from './staff-orders-search.ts';

/** The orders that the list can have. */
export const sortLabels: Readonly<Record<StaffOrdersSort, string>> = {
  Newest: 'Сначала новые',
  Oldest: 'Сначала давние',
  Largest: 'Сначала дорогие',
  Smallest: 'Сначала дешёвые',
};

/**
 * «от 1 000 до 5 000 ₽»; '' without bounds. Of a reversed range what it means, and that its bounds were
 * swapped. @param first whole rubles
 */
export function sumText(first: number | undefined, last: number | undefined): string {
  const [from, to] = sumsInOrder(first, last);
  if (from === undefined && to === undefined) return '';
  const swapped = from === first ? '' : ', границы переставлены';
  const bounds = [
    from !== undefined && `от\u00a0${formatNumber(from)}`,
    to !== undefined && `до\u00a0${formatNumber(to)}`,
  ];
  return `${bounds.filter(Boolean).join(' ')}\u00a0₽${swapped}`;
}

function paymentText(payment: PaymentChoice): string {
  return payment === 'ToReturn' ? TO_RETURN : `Оплата: ${paymentStatusLabels[payment]}`;
}

/** Orders whose money no bank pays back. */
export const TO_RETURN = 'К\u00A0возврату вручную';

/** Active filters of the list, one chip each. */
export function chosenOrdersFilters({
  search,
  change,
}: Pick<FilterControl<StaffOrdersSearch>, 'search' | 'change'>): ChosenFilter[] {
  const { text, status = [], payment, delivery, from, to, sumFrom, sumTo } = search;
  const period = periodText(from, to);
  const sum = sumText(sumFrom, sumTo);
  const chip = (id: string, label: string, none: Partial<StaffOrdersSearch>) =>
    label === '' ? [] : [{ id, label, remove: () => change(none) }];
  return [
    ...chip('text', text ? `«${text}»` : '', { text: undefined }),
    ...chosenStatuses(status).map(({ id, label, statuses }) => ({
      id,
      label,
      remove: () => change({ status: status.filter((value) => !statuses.includes(value)) }),
    })),
    ...chip('payment', payment ? paymentText(payment) : '', {
      payment: undefined,
    }),
    ...chip('delivery', delivery ? methodLabels[delivery] : '', { delivery: undefined }),
    ...chip('period', period, { from: undefined, to: undefined }),
    ...chip('sum', sum, { sumFrom: undefined, sumTo: undefined }),
  ];
}
