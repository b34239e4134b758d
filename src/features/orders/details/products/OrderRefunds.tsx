import { Badge, Group, Stack, Text } from '@mantine/core';
import type { Order, OrderRefund, OrderRefundLine } from '#generated/api/model/index.ts';
import type { RefundState } from '#generated/api/model/refundState.ts';
import { moneyBackText } from '#src/features/orders/payment/money-back.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { refundLabels } from '#src/lib/labels/refund-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { Section } from '#src/ui/kit/page/Section.tsx';
import classes from './OrderRefunds.module.css';

const states: Readonly<Record<RefundState, { label: string; color: string }>> = {
  Requested: { label: 'Ждёт решения', color: 'yellow' },
  Accepted: { label: 'Принят', color: 'green' },
  Rejected: { label: 'Отклонён', color: 'red' },
};

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

/** Refunds of the order: what, how much, and what the shop has decided; the newest first. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds = [] } = order;
  if (refunds.length === 0) return null;
  const accepted = refunds.filter(({ state }) => state === 'Accepted');
  const total = accepted.reduce((sum, { amount }) => sum + amount, 0);
  const areSent = accepted.every(({ amount, moneySentAt }) => amount === 0 || moneySentAt !== null);
  return (
    <Section id="order-refunds" title="Возвраты">
      <ul className={classes.refunds}>
        {refunds.toReversed().map((refund) => (
          <li key={refund.id}>
            <Refund refund={refund} order={order} />
          </li>
        ))}
      </ul>
      {accepted.length > 1 && (
        <Text mt="sm" fw={600}>
          Всего {moneyBackText(order, total, areSent).toLowerCase()}
        </Text>
      )}
    </Section>
  );
}

function Refund({ refund, order }: { refund: OrderRefund; order: Order }) {
  const { state, createdAt, moneySentAt, refundReason, note, ticketID, amount, delivery } = refund;
  const { label, color } = states[state];
  return (
    <Stack gap="xxs">
      <Group gap="xs">
        <Text fw={600}>{formatDate(createdAt)}</Text>
        <Badge variant="light" color={color}>
          {label}
        </Badge>
        {refundReason !== null && (
          <Text size="sm" c="dimmed">
            {refundLabels[refundReason]}
          </Text>
        )}
      </Group>
      <ul className={classes.lines}>
        {refund.items.map((line) => (
          <li key={`${line.productID}-${line.isGift}`}>{lineText(line, order.items)}</li>
        ))}
      </ul>
      {state !== 'Rejected' && (
        <Text size="sm">
          {moneyBackText(order, amount, moneySentAt !== null)}
          {delivery > 0 && ` вместе с доставкой ${formatMoney(delivery)}`}
          {bonusText(refund)}
        </Text>
      )}
      {note !== null && <Text size="sm">Магазин: {note}</Text>}
      {ticketID !== null && (
        <LinkText to="/profile/support/$id" params={{ id: ticketID }} size="sm" data-print="hidden">
          Обращение о возврате
        </LinkText>
      )}
    </Stack>
  );
}

/** «Перчатки – 2 шт., принято 1». */
function lineText(line: OrderRefundLine, items: Order['items']): string {
  const { productID, isGift, quantity, accepted } = line;
  const item = items.find((one) => one.product.id === productID && one.isGift === isGift);
  const name = `${item?.product.name ?? productID}${isGift ? ' (подарок)' : ''}`;
  const isPart = accepted !== null && accepted > 0 && accepted < quantity;
  return `${name} – ${quantity} шт.${isPart ? `, принято ${accepted}` : ''}${accepted === 0 ? ', не принято' : ''}`;
}

function bonusText({ bonus, earned }: OrderRefund): string {
  const back = bonus > 0 ? `, на бонусный счёт ${countOf(bonus, bonuses)}` : '';
  const taken = earned > 0 ? `, начисленное за покупку списано: ${countOf(earned, bonuses)}` : '';
  return `${back}${taken}`;
}
