import { Paper, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Order } from '#generated/api/model/index.ts';
import { ExplainPrice } from '#src/features/pricing/ExplainPrice.tsx';
import { LinkText } from '#src/ui/LinkButton.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderDetails.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TotalsList } from './TotalsList.tsx';

/** The page of an order that exists: state, history, facts, goods, sums, what can be done. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <PageHeading
        above={
          <LinkText to="/profile/orders" size="sm">
            <IconArrowLeft size="1rem" aria-hidden /> Мои заказы
          </LinkText>
        }
        actions={<StatusBadge status={order.status} />}
      >
        Заказ {order.number ?? 'без номера'}
      </PageHeading>
      <div className={classes.layout}>
        <Stack gap="md">
          <Paper withBorder p="md" radius="lg">
            <OrderFacts order={order} />
          </Paper>
          <Paper withBorder p="md" radius="lg">
            <Title order={2} size="h3" mb="md">
              Товары
            </Title>
            <OrderLines items={order.items} />
          </Paper>
        </Stack>
        <Stack gap="md">
          <Paper withBorder p="md" radius="lg">
            <TotalsList totals={order.totals} unknownDelivery="уточнит менеджер" />
            <ExplainPrice of={{ orderID: order.id }} />
            <OrderActions order={order} />
          </Paper>
          <Paper withBorder p="md" radius="lg">
            <Title order={2} size="h3" mb="md">
              История
            </Title>
            <OrderTimeline order={order} />
          </Paper>
        </Stack>
      </div>
    </>
  );
}
