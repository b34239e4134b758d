import type { QueryClient } from '@tanstack/react-query';
import { getListStaffOrdersQueryOptions } from '#generated/api/backoffice/list-staff-orders.ts';
import type { StaffOrderSummary } from '#generated/api/model/staffOrderSummary.ts';
import { paymentText } from '#src/features/backoffice/orders/payment-status-labels.ts';
import { methodLabels } from '#src/features/cart/page/choices/delivery-offer.ts';
import {
  describeStatus,
  paymentMethodName,
} from '#src/features/order-parts/status/order-status.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import { dayCell } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { type StaffOrdersSearch, staffOrdersFilter } from './staff-orders-search.ts';

/** Larger exports are a matter for accounting, which has documents of its own. */
const MAX_ROWS = 5000;
const PAGE_SIZE = 100;
const KOPECKS = 100;

const columns: Workbook['columns'] = [
  { title: 'Заказ', width: 14 },
  { title: 'Оформлен', width: 12 },
  { title: 'Статус', width: 24 },
  { title: 'Покупатель', width: 36 },
  { title: 'ИНН', width: 14 },
  { title: 'Сумма, ₽', width: 14 },
  { title: 'Возвращено, ₽', width: 14 },
  { title: 'К оплате, ₽', width: 14 },
  { title: 'Вернуть вручную, ₽', width: 18 },
  { title: 'Способ оплаты', width: 26 },
  { title: 'Оплата', width: 28 },
  { title: 'Доставка', width: 16 },
];

/** One order as a row; its sums in rubles, the ИНН as a text, which keeps its first zero. */
export function staffOrderCells(order: StaffOrderSummary): Workbook['rows'][number] {
  const { number, id, confirmedAt, status, customerName, toPay, deliveryMethod } = order;
  return [
    number ?? id,
    dayCell(confirmedAt),
    describeStatus(status).label,
    customerName,
    order.customerInn,
    toPay / KOPECKS,
    order.refundedAmount / KOPECKS,
    order.due / KOPECKS,
    order.toReturn / KOPECKS,
    order.paymentMethod && paymentMethodName(order.paymentMethod),
    paymentText(order),
    deliveryMethod && methodLabels[deliveryMethod],
  ];
}

/** All orders that match, not only the page. */
export async function staffOrdersWorkbook(
  client: QueryClient,
  search: StaffOrdersSearch,
): Promise<Workbook> {
  const filter = staffOrdersFilter(search);
  const orders = await fetchAllPages(
    (page) =>
      client.fetchQuery({
        ...getListStaffOrdersQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
        gcTime: 0,
      }),
    MAX_ROWS,
  );
  return { name: 'Заказы покупателей', columns, rows: orders.map(staffOrderCells) };
}
