import type { Order } from '#generated/api/model/index.ts';
import { deliverySummary, destination } from '#src/features/checkout/delivery-texts.ts';
import { recipientName } from '#src/features/checkout/recipient-name.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { FactList } from './FactList.tsx';
import { paymentMethodName, paymentStatusName } from './order-status.ts';

/** Who, where, when and how it is paid, as a list of facts. */
export function OrderFacts({ order }: { order: Order }) {
  const { delivery, recipient, payment, comment } = order;
  return (
    <FactList
      facts={[
        ['Получение', deliverySummary(delivery)],
        [delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', destination(delivery)],
        ['Покупатель', order.customer.name],
        ['Получатель', recipient && `${recipientName(recipient)}, ${formatPhone(recipient.phone)}`],
        [
          'Оплата',
          payment.method &&
            `${paymentMethodName(payment.method)}, ${paymentStatusName(payment.status)}`,
        ],
        ['Комментарий', comment],
      ]}
    />
  );
}
