import type { ReactNode } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { deliverySummary, destination } from '#src/features/checkout/delivery-texts.ts';
import { recipientName } from '#src/features/checkout/recipient-name.ts';
import { formatPhone } from '#src/lib/phone.ts';
import classes from './OrderFacts.module.css';
import { paymentMethodName, paymentStatusName } from './order-status.ts';

/** Who, where, when and how it is paid, as a list of facts. */
export function OrderFacts({ order }: { order: Order }) {
  const { delivery, recipient, payment, comment } = order;
  return (
    <dl className={classes.facts}>
      <Fact name="Получение">{deliverySummary(delivery)}</Fact>
      <Fact name={delivery.method === 'Pickup' ? 'Пункт выдачи' : 'Адрес'}>
        {destination(delivery)}
      </Fact>
      <Fact name="Покупатель">{order.customer.name}</Fact>
      <Fact name="Получатель">
        {recipient && `${recipientName(recipient)}, ${formatPhone(recipient.phone)}`}
      </Fact>
      <Fact name="Оплата">
        {payment.method &&
          `${paymentMethodName(payment.method)}, ${paymentStatusName(payment.status)}`}
      </Fact>
      <Fact name="Комментарий">{comment}</Fact>
    </dl>
  );
}

/** A fact that is not known is left out. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
