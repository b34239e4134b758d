import type { Order } from '#generated/api/model/index.ts';
import { personName } from '#src/features/order-parts/approval-labels.ts';
import { isDeliveryAhead } from '#src/features/order-parts/delivery/delivery-ahead.ts';
import { shopDay } from '#src/features/order-parts/delivery/delivery-day.ts';
import { addressNote, destination } from '#src/features/order-parts/delivery/delivery-texts.ts';
import { receiptText } from '#src/features/order-parts/delivery/receipt-text.ts';
import {
  paymentMethodName,
  shippingStateName,
} from '#src/features/order-parts/status/order-status.ts';
import { fullName } from '#src/lib/contacts/person-name.ts';
import { formatPhone } from '#src/lib/contacts/phone.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { FactList } from './FactList.tsx';

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

/** Buyer, recipient, delivery and payment as a list of facts. */
export function OrderFacts({ order }: { order: Order }) {
  const { delivery, recipient, payment, contract, tags = [], promoCodes = [], comment } = order;
  const { buyer, customer } = order;
  return (
    <FactList
      facts={[
        // An order that is received or won't be sent says so by its status.
        ['Отправка', isDeliveryAhead(order.status) && shippingStateName(order.shippingState)],
        ['Получение', receiptText(order.status, delivery, shopDay(new Date()))],
        [delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', destination(delivery)],
        ['Курьеру', delivery.address && addressNote(delivery.address)],
        ['Покупатель', customer.name],
        ['Заказал(а)', customer.kind === 'Partner' && buyer && personName(buyer)],
        ['Договор', contract?.number],
        ['Получатель', recipient && `${fullName(recipient)}, ${formatPhone(recipient.phone)}`],
        ['Оплата', payment.method && paymentMethodName(payment.method)],
        ['Бонусы', bonusText(order)],
        ['Промокоды', promoCodes.map(({ couponCode }) => couponCode).join(', ')],
        ['Метки', tags.map(({ name }) => name).join(', ')],
        ['Комментарий', comment],
      ]}
    />
  );
}

function bonusText({ bonus }: Order): string | null {
  if (!bonus) return null;
  if (bonus.spend > 0) return `списано: ${countOf(bonus.spend, bonuses)}`;
  return bonus.earn > 0 ? `начислим: ${countOf(bonus.earn, bonuses)}` : null;
}
