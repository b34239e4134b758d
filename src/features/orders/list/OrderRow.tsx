import { Badge, Group, Text } from '@mantine/core';
import type { OrderSummary } from '#generated/api/model/index.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { deliveryDayText, shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { StatusBadge } from '#src/features/order-parts/status/StatusBadge.tsx';
import { DeleteDraft } from '#src/features/orders/details/DeleteDraft.tsx';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countProducts } from '#src/lib/numbers/product-count.ts';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import classes from './OrderRow.module.css';

interface OrderRowProps {
  order: OrderSummary;
  /** The list has orders of several people. */
  several: boolean;
}

/** One order in the list; the whole row links to its page. */
export function OrderRow({ order, several }: OrderRowProps) {
  const more = order.itemCount - order.products.length;
  const { status, deliveryMethod: method, deliveryDate: date } = order;
  const expected = { status, method, date };
  const day = deliveryDayText(expected, shopDay(new Date()));
  return (
    <ListRow className={classes.row}>
      <div className={classes.head}>
        <RowLink to="/order/$id" params={{ id: order.id }}>
          {orderTitle(order)}
        </RowLink>
        <Text size="sm" c="dimmed">
          от {formatDate(order.createdAt)} · {order.customer.name}
        </Text>
        {order.buyer && (several || !order.buyer.isMe) && (
          <Text size="sm" c="dimmed">
            Заказал(а): {personName(order.buyer)}
          </Text>
        )}
        <Tags order={order} />
      </div>
      <Group gap="xs" wrap="nowrap" className={classes.images ?? ''}>
        {order.products.map(({ id, name, image }) => (
          <div key={id} className={classes.image}>
            <FramedImage image={image} alt={name} sizes="62px" />
          </div>
        ))}
        {more > 0 && <Text c="dimmed">+{more}</Text>}
      </Group>
      <div className={classes.state}>
        <Group gap="xs" wrap="nowrap">
          <StatusBadge {...expected} />
          {isAllowed(order.allowedActions, 'Delete') && <DeleteDraft order={order} />}
        </Group>
        {day !== null && (
          <Text size="sm" c="dimmed">
            {day}
          </Text>
        )}
      </div>
      <div className={classes.sum}>
        <Text fw={600} className={classes.money}>
          {formatMoney(order.toPay)}
        </Text>
        <Text size="sm" c="dimmed">
          {countProducts(order.itemCount, order.quantity)}
        </Text>
      </div>
    </ListRow>
  );
}

function Tags({ order: { tags = [] } }: { order: OrderSummary }) {
  if (tags.length === 0) return null;
  return (
    <Group gap="xxs" mt="xxs">
      {tags.map(({ name }) => (
        <Badge key={name} variant="default" tt="none" fw={400}>
          {name}
        </Badge>
      ))}
    </Group>
  );
}
