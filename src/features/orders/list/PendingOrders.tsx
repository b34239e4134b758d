import { Box, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { OrderSummary } from '#generated/api/model/orderSummary.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './PendingOrders.module.css';
import { pendingReason } from './pending-reason.ts';

/** Number of orders shown at first; more on demand. */
const SHOWN = 3;

/** Orders that wait for the user; nothing when there are none. */
export function PendingOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const [all, setAll] = useState(false);
  if (orders.length === 0) return null;
  const more = orders.length - SHOWN;
  return (
    <Paper component="section" withBorder radius="lg" p="md" aria-labelledby="pending-orders">
      <Title order={2} size="h3" id="pending-orders" mb="xs">
        Ждут вас
      </Title>
      <ul className={classes.orders}>
        {orders.slice(0, all ? undefined : SHOWN).map((order) => (
          <PendingOrder key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 && !all && (
        <Box mt="xs">
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            Ещё {more}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

function PendingOrder({ order }: { order: OrderSummary }) {
  const { text, action } = pendingReason(order);
  return (
    <li className={classes.order}>
      <div className={classes.texts}>
        <Text fw={600}>
          {orderTitle(order)}, {formatMoney(order.toPay)}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <LinkButton
        to="/order/$id"
        params={{ id: order.id }}
        variant="default"
        aria-label={`${action}: ${orderTitle(order)}`}
      >
        {action}
      </LinkButton>
    </li>
  );
}
