import type { BonusAction, CartOrder, DeliveryEstimate } from '#generated/api/model/index.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { methodLabels, offerText } from './delivery-offer.ts';

const bonusLabels: Record<BonusAction, string> = {
  None: 'не используются',
  Spend: 'списываются за этот заказ',
  Save: 'начисляются за этот заказ',
};

interface PrintedChoicesProps {
  order: CartOrder;
  estimate: DeliveryEstimate | null;
}

/** What was chosen for the cart, as text: paper needs no fields. */
export function PrintedChoices({ order, estimate }: PrintedChoicesProps) {
  return (
    <div data-print="only">
      {choicesOf(order, estimate).map(([label, value]) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
    </div>
  );
}

function choicesOf(order: CartOrder, estimate: DeliveryEstimate | null): [string, string][] {
  const { customer, contract, delivery, address, tags, bonus, promoCodes } = order;
  const { method, point } = delivery;
  const offer = method && offerText(estimate, method);
  const place = method === 'Pickup' ? point && `${point.name}, ${point.address}` : address?.value;
  const applied = promoCodes?.filter((code) => code.applied) ?? [];
  const company = customer?.partner ? companyNumbers(customer.partner) : null;
  const rows: [string, string | null | undefined][] = [
    ['Покупатель', customer && [customer.name, company].filter(Boolean).join(', ')],
    ['Договор', contract?.number],
    ['Доставка', method ? [methodLabels[method], offer].filter(Boolean).join(', ') : 'не выбрана'],
    [method === 'Pickup' ? 'Пункт выдачи' : 'Адрес', method && (place ?? 'при оформлении')],
    ['Метки', tags?.map(({ name }) => name).join(', ')],
    ['Бонусы', bonus && bonusLabels[bonus.action]],
    [
      'Промокоды',
      applied.map((code) => `${code.couponCode} (−${formatMoney(code.discount)})`).join(', '),
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
