import { Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Order } from '#generated/api/model/index.ts';
import { ExplainPrice } from '#src/features/pricing/ExplainPrice.tsx';
import { contactPhone } from '#src/lib/contacts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatFreePhone } from '#src/lib/phone.ts';
import { shopName } from '#src/lib/shop-name.ts';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { PagePart } from '#src/ui/PagePart.tsx';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderDetails.module.css';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderPaymentPart } from './OrderPaymentPart.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TotalsList } from './TotalsList.tsx';

/** The page of an order that exists: state, facts, goods, documents, sums, what can be done, history. */
export function OrderDetails({ order }: { order: Order }) {
  const { id, number, status, createdAt, confirmedAt, items, totals } = order;
  return (
    <>
      <p data-print="only">
        {shopName}, {formatFreePhone(contactPhone)}
      </p>
      <PageHeading
        above={
          <LinkText to="/profile/orders" size="sm" data-print="hidden">
            <IconArrowLeft size="1rem" aria-hidden /> Мои заказы
          </LinkText>
        }
        count={`от ${formatDate(confirmedAt ?? createdAt)}`}
        actions={<StatusBadge status={status} />}
      >
        Заказ {number ?? 'без номера'}
      </PageHeading>
      <div className={classes.layout}>
        <div className={classes.state}>
          <OrderState order={order} />
        </div>
        <Stack gap="md" className={classes.main ?? ''}>
          <PagePart id="order-facts" title="О заказе">
            <OrderFacts order={order} />
          </PagePart>
          <PagePart id="order-goods" title="Товары">
            <OrderLines items={items} orderID={id} />
          </PagePart>
          {confirmedAt !== null && (
            <div data-print="hidden">
              <OrderDocuments order={order} />
            </div>
          )}
        </Stack>
        <Stack gap="md" className={classes.aside ?? ''}>
          <PagePart id="order-totals" title="Сумма">
            <TotalsList totals={totals} unknownDelivery="уточнит менеджер" />
            <div data-print="hidden">
              <ExplainPrice of={{ orderID: id }} />
            </div>
            <OrderActions order={order} />
          </PagePart>
          <OrderPaymentPart order={order} />
        </Stack>
        <Stack gap="md" className={classes.tail ?? ''}>
          <div data-print="hidden">
            <OrderHelp order={order} />
          </div>
          <PagePart id="order-history" title="История">
            <OrderTimeline order={order} />
          </PagePart>
        </Stack>
      </div>
    </>
  );
}
