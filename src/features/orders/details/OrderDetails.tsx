import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { ContactPhone } from '#src/features/account-parts/ContactPhone.tsx';
import { ALL_BUYERS } from '#src/features/order-parts/orders-scope.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { OrderFacts } from '#src/features/order-parts/summary/OrderFacts.tsx';
import { TotalsList } from '#src/features/order-parts/summary/totals/TotalsList.tsx';
import { OrderDocuments } from '#src/features/orders/details/documents/OrderDocuments.tsx';
import { OrderProducts } from '#src/features/orders/details/products/OrderProducts.tsx';
import { OrderRefunds } from '#src/features/orders/details/products/OrderRefunds.tsx';
import { OrderState } from '#src/features/orders/details/progress/OrderState.tsx';
import { OrderTimeline } from '#src/features/orders/details/progress/OrderTimeline.tsx';
import { OrderPaymentPart } from '#src/features/orders/payment/OrderPaymentPart.tsx';
import { ExplainPrice } from '#src/features/price-parts/ExplainPrice.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderDetails.module.css';
import { OrderHelp } from './OrderHelp.tsx';

interface OrderDetailsProps {
  order: Order;
  /** The company's approval; null for an order that needed none. */
  approval: ReactNode;
}

/**
 * The page of an order that exists: status, facts, products, documents, totals, actions, history. A
 * colleague sees all of it and can repeat it; paying and help are the buyer's.
 */
export function OrderDetails({ order, approval }: OrderDetailsProps) {
  const { id, status, createdAt, confirmedAt, totals, delivery, isMine = true } = order;
  return (
    <>
      <p data-print="only">
        <ContactPhone />
      </p>
      <PageHeading
        above={
          <LinkText
            to="/profile/orders"
            search={isMine ? {} : { who: ALL_BUYERS }}
            size="sm"
            data-print="hidden"
          >
            ← {isMine ? 'Мои заказы' : 'Заказы компании'}
          </LinkText>
        }
        count={`от ${formatDate(confirmedAt ?? createdAt)}`}
        actions={<StatusBadge status={status} method={delivery.method} date={delivery.date} />}
      >
        {orderTitle(order)}
      </PageHeading>
      <div className={classes.layout}>
        <div className={classes.state}>
          <OrderState order={order} />
        </div>
        <Stack gap="md" className={classes.main ?? ''}>
          <Section id="order-facts" title="О заказе">
            <OrderFacts order={order} />
          </Section>
          <Section id="order-products" title="Товары">
            <OrderProducts order={order} />
          </Section>
          <OrderRefunds order={order} />
          {confirmedAt !== null && (
            <div data-print="hidden">
              <OrderDocuments order={order} />
            </div>
          )}
        </Stack>
        <Stack gap="md" className={classes.aside ?? ''}>
          <Section id="order-totals" title="Сумма">
            <TotalsList
              totals={totals}
              totalLabel={totalLabel(order)}
              unknownDelivery={order.status === 'Canceled' ? 'не рассчитана' : 'уточнит менеджер'}
            />
            {isMine && (
              <div data-print="hidden">
                <ExplainPrice of={{ orderID: id }} />
              </div>
            )}
            <OrderActions order={order} />
          </Section>
          <OrderPaymentPart order={order} />
        </Stack>
        <Stack gap="md" className={classes.tail ?? ''}>
          {isMine && (
            <div data-print="hidden">
              <OrderHelp order={order} />
            </div>
          )}
          {approval}
          <Section id="order-history" title="История">
            <OrderTimeline order={order} />
          </Section>
        </Stack>
      </div>
    </>
  );
}

/** Nothing is to be paid any more for an order that is paid, or is not delivered. */
function totalLabel({ status, payment }: Order): string {
  if (payment.status === 'Paid') return 'Оплачено';
  const isOver = status === 'Canceled' || status === 'Refunded' || status === 'NotApproved';
  return isOver ? 'Сумма заказа' : 'К оплате';
}
