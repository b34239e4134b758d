import type { StaffContact } from '#generated/api/model/staffContact.ts';
import type { StaffOrder } from '#generated/api/model/staffOrder.ts';
import { ContactText } from '#src/features/backoffice/card/ContactText.tsx';
import { Fact, Facts } from '#src/features/backoffice/frame/Facts.tsx';
import { sumsText } from '#src/features/backoffice/orders/steps/refund-text.ts';
import { paymentMethodName } from '#src/features/order-parts/status/order-status.ts';
import { companyWithInn } from '#src/lib/contacts/company-name.ts';
import { formatDay, formatMoment } from '#src/lib/dates/dates.ts';
import { contractTypeLabels } from '#src/lib/labels/contract-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { paymentText } from './payment-status-labels.ts';
import { bankTransferName, bankTransferText, transferName, transferText } from './transfer-text.ts';

/** Who ordered, on which terms, and where to. */
export function StaffOrderFacts({ order }: { order: StaffOrder }) {
  const { confirmedAt, customerName, customerInn, buyer, paymentMethod, paymentStatus, toPay } =
    order;
  const { contract, delivery, deliveryCost, deliveryDate, deliveryInterval, recipient } = order;
  const { due, returnedAmount, returnedBonus, toReturn, transfers, comment, cancelReason } = order;
  // What a bank returns is not paid any more, but was.
  const isUnpaid = paymentStatus === 'NotPaid' && order.refundedAmount + order.bankReturning === 0;
  return (
    <Facts>
      <Fact name="Причина отмены">{cancelReason}</Fact>
      <Fact name="Оформлен">
        <time dateTime={confirmedAt}>{formatMoment(confirmedAt)}</time>
      </Fact>
      <Fact name="Сумма заказа">{formatMoney(toPay)}</Fact>
      <Fact name={isUnpaid ? 'Снято с\u00a0оплаты' : 'Принят возврат на'}>
        {(returnedAmount > 0 || returnedBonus > 0) && sumsText(returnedAmount, returnedBonus)}
      </Fact>
      <Fact name="К оплате">{due > 0 && formatMoney(due)}</Fact>
      <Fact name="Оплата">
        {[paymentMethod && paymentMethodName(paymentMethod), paymentText(order)]
          .filter(Boolean)
          .join(', ')}
      </Fact>
      <Fact name="Возвращает банк">
        {order.bankReturning > 0 && formatMoney(order.bankReturning)}
      </Fact>
      <Fact name="Вернуть вручную">{toReturn > 0 && formatMoney(toReturn)}</Fact>
      {order.bankTransfers.map((transfer) => (
        <Fact key={`${transfer.at} ${transfer.kind}`} name={bankTransferName(transfer)}>
          {bankTransferText(transfer)}
        </Fact>
      ))}
      {transfers.map((transfer) => (
        <Fact key={`${transfer.recordedAt} ${transfer.kind}`} name={transferName(transfer)}>
          {transferText(transfer)}
        </Fact>
      ))}
      <Fact name="Покупатель">
        {customerInn === null
          ? customerName
          : companyWithInn({ name: customerName, inn: customerInn })}
      </Fact>
      <Fact name="Договор">
        {contract && `${contract.number} – ${contractTypeLabels[contract.type]}`}
      </Fact>
      <Fact name="Оформил">
        <ContactText contact={buyer} />
      </Fact>
      <Fact name="Доставка">{delivery}</Fact>
      <Fact name="Стоимость доставки">
        {deliveryCost === 0 ? 'бесплатно' : deliveryCost !== null && formatMoney(deliveryCost)}
      </Fact>
      <Fact name="День доставки">
        {deliveryDate && deliveryTime(deliveryDate, deliveryInterval)}
      </Fact>
      <Fact name="Получатель">
        {recipient && (isSame(recipient, buyer) ? 'тот же' : <ContactText contact={recipient} />)}
      </Fact>
      <Fact name="Комментарий">{comment}</Fact>
    </Facts>
  );
}

/** «16 марта, с 09:00 до 14:00». */
function deliveryTime(day: string, interval: StaffOrder['deliveryInterval']): string {
  return [formatDay(day), interval && `с\u00a0${interval.from} до\u00a0${interval.to}`]
    .filter(Boolean)
    .join(', ');
}

/** Whether both can be reached in the same way, under the same name. */
function isSame(one: StaffContact, other: StaffContact): boolean {
  return one.name === other.name && one.phone === other.phone && one.email === other.email;
}
