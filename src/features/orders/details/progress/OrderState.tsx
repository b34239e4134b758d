import { Paper, Stack, Text } from '@mantine/core';
import type { Order } from '#generated/api/model/index.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { expectation } from './expectation.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { describeEnd } from './order-end.ts';

/** Status of the order, what comes next and who has to act. */
export function OrderState({ order }: { order: Order }) {
  const { next } = order;
  return (
    <Paper component="section" withBorder p="md" radius="lg" aria-label="Состояние заказа">
      <Stack gap="sm">
        <OrderProgress order={order} />
        {next ? (
          <div>
            <Text fw={600}>{next.title}</Text>
            <Text size="sm" c="dimmed">
              {expectation(next, order, shopDay(new Date()))}
            </Text>
          </div>
        ) : (
          describeEnd(order).map((line) => <Text key={line}>{line}</Text>)
        )}
      </Stack>
    </Paper>
  );
}
