import type { ApprovalSnapshot } from '#server/db/schema/approval.ts';
import type { OrderRow } from '#server/order/order-store.ts';
import type { OrderState } from '#server/order/state/order-state.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function deliveryWords({ method, date, interval }: OrderState['delivery']): string | null {
  if (method === null) return null;
  if (method === 'Pickup') return 'Самовывоз';
  const day = date === null ? '' : `, ${dayAndMonth.format(new Date(`${date}T00:00:00Z`))}`;
  const time = interval === null ? '' : `, ${interval.from}–${interval.to}`;
  return `Курьером${day}${time}`;
}

function pointWords({ address, point }: OrderState['delivery']): string | null {
  if (address !== null) return address.value;
  return point === null ? null : `${point.name}, ${point.address}`;
}

function recipientWords({ recipient }: OrderRow): string | null {
  return recipient && `${fullName(recipient)}, ${recipient.phone}`;
}

/** The current contents of an order without gifts, which nobody edits. */
export function snapshotOf(order: OrderRow, state: OrderState): ApprovalSnapshot {
  const payment = state.paymentMethods.find(({ method }) => method === order.paymentMethod);
  return {
    lines: state.items
      .filter(({ isGift }) => !isGift)
      .map(({ quantity, product: { id, name, price } }) => ({
        productID: id,
        name,
        quantity,
        price,
      })),
    fields: {
      Contract: order.contract?.number ?? null,
      Delivery: deliveryWords(state.delivery),
      DeliveryPoint: pointWords(state.delivery),
      Recipient: recipientWords(order),
      Payment: payment?.name ?? null,
      Comment: order.comment === '' ? null : order.comment,
    },
    deliveryCost: state.delivery.cost,
    total: state.totals.toPay,
  };
}
