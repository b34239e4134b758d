import type { Order } from '#generated/api/model/index.ts';
import { deliverySummary, destination } from '#src/features/checkout/delivery-texts.ts';
import { recipientName } from '#src/features/checkout/recipient-name.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { countOf } from '#src/lib/plurals.ts';
import { isDeliveryAhead } from './delivery-ahead.ts';
import { passedDayText, shopDay } from './delivery-day.ts';
import { FactList } from './FactList.tsx';
import { paymentMethodName, shippingStateName } from './order-status.ts';

const bonuses = ['бонус', 'бонуса', 'бонусов'] as const;

/** Who, where, when and how it is paid, as a list of facts. */
export function OrderFacts({ order }: { order: Order }) {
  const { delivery, recipient, payment, contract, tags = [], promoCodes = [], comment } = order;
  return (
    <FactList
      facts={[
        ['Отправка', shippingStateName(order.shippingState)],
        ['Получение', receiptText(order)],
        [delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', destination(delivery)],
        ['Покупатель', order.customer.name],
        ['Договор', contract?.number],
        ['Получатель', recipient && `${recipientName(recipient)}, ${formatPhone(recipient.phone)}`],
        ['Оплата', payment.method && paymentMethodName(payment.method)],
        ['Бонусы', bonusText(order)],
        ['Промокоды', promoCodes.map(({ couponCode }) => couponCode).join(', ')],
        ['Метки', tags.map(({ name }) => name).join(', ')],
        ['Комментарий', comment],
      ]}
    />
  );
}

/** How and when; a day that has passed is no promise. */
function receiptText({ status, delivery }: Order): string {
  const { method, date } = delivery;
  const passed = passedDayText({ status, method, date }, shopDay(new Date()));
  if (passed !== null) return `${deliverySummary(dateless(delivery))}. ${passed}`;
  return deliverySummary(isDeliveryAhead(status) ? delivery : dateless(delivery));
}

/** What is over or has come to nothing is not awaited on any day. */
function dateless(delivery: Order['delivery']): Order['delivery'] {
  return { ...delivery, date: null, interval: null };
}

function bonusText({ bonus }: Order): string | null {
  if (!bonus) return null;
  if (bonus.spend > 0) return `списано: ${countOf(bonus.spend, bonuses)}`;
  return bonus.earn > 0 ? `начислим: ${countOf(bonus.earn, bonuses)}` : null;
}
