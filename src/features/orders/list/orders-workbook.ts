import type { QueryClient } from '@tanstack/react-query';
import type { OrderSummary } from '#generated/api/model/index.ts';
import { getListOrdersQueryOptions } from '#generated/api/order/list-orders.ts';
import { deliveryDayText, shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { describeState } from '#src/features/order-parts/status/order-state.ts';
import { paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { paymentLabels } from '#src/features/orders/payment/payment-labels.ts';
import { fetchAllPages } from '#src/lib/fetch-all-pages.ts';
import { dayCell } from '#src/lib/xlsx-parts.ts';
import type { Workbook } from '#src/ui/kit/list/workbook.ts';
import { ordersFilter } from './orders-filter.ts';
import type { OrdersSearch } from './orders-search.ts';

/** Larger exports are a matter for accounting, which has documents of its own. */
const MAX_ROWS = 1000;
const PAGE_SIZE = 100;
const KOPECKS = 100;

const columns: Workbook['columns'] = [
  { title: 'Заказ', width: 14 },
  { title: 'Создан', width: 12 },
  { title: 'Статус', width: 24 },
  { title: 'Покупатель', width: 36 },
  { title: 'Кто заказал', width: 30 },
  { title: 'Товары', width: 60 },
  { title: 'Количество', width: 12 },
  { title: 'К оплате, ₽', width: 14 },
  { title: 'Способ оплаты', width: 26 },
  { title: 'Оплата', width: 28 },
  { title: 'Доставка', width: 40 },
  { title: 'Метки', width: 24 },
];

/**
 * One order as a row; its sum in rubles.
 * @param today from `shopDay`.
 */
export function orderCells(order: OrderSummary, today: string): Workbook['rows'][number] {
  const { products, itemCount, payment, status, tags = [] } = order;
  const expected = { status, method: order.deliveryMethod, date: order.deliveryDate };
  const names = products.map(({ name, quantity }) => `${name}, ${quantity} шт.`);
  const more = itemCount - products.length;
  return [
    order.number,
    dayCell(order.createdAt),
    describeState(expected, today).label,
    order.customer.name,
    order.buyer?.name ?? null,
    [...names, ...(more > 0 ? [`и ещё ${more}`] : [])].join('; '),
    order.quantity,
    order.toPay / KOPECKS,
    payment.method && paymentMethodName(payment.method),
    paymentLabels(payment, status).state,
    deliveryDayText(expected, today),
    tags.map(({ name }) => name).join(', '),
  ];
}

/** All orders that match, not only the page. */
export async function ordersWorkbook(client: QueryClient, search: OrdersSearch): Promise<Workbook> {
  const filter = ordersFilter(search);
  const today = shopDay(new Date());
  const orders = await fetchAllPages(
    (page) =>
      client.fetchQuery({
        ...getListOrdersQueryOptions({ ...filter, page, pageSize: PAGE_SIZE }),
        gcTime: 0,
      }),
    MAX_ROWS,
  );
  return { name: 'Заказы', columns, rows: orders.map((order) => orderCells(order, today)) };
}
