import { orderNumber } from '#server/order/order-lines.ts';
import type { OrderLine, OrderRow } from '#server/order/order-store.ts';
import { BASE_VAT_RATE, splitVat, type VatRate, vatWithin } from '#server/pricing/vat.ts';
import { statusLabels } from './status-labels.ts';

const paymentNames: Readonly<Record<NonNullable<OrderRow['paymentMethod']>, string>> = {
  Cash: 'Наличный расчет',
  BankCard: 'Банковская карта',
  SBP: 'СБП',
  Invoice: 'Безналичный расчет',
  SberInstallment: 'Рассрочка',
};
const deliveryNames: Readonly<Record<string, string>> = {
  Courier: 'Курьер',
  Pickup: 'Самовывоз',
};
const MAX_NAME = 255;
const MAX_COMMENT = 3000;
const MOSCOW_MS = 3 * 3_600_000;
const UNIT = ' Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE"';

/** Characters that XML 1.0 has no way to write are left out. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function element(name: string, content: string | readonly string[], attributes = ''): string {
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${name}${attributes}>${inner}</${name}>`;
}

function rubles(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}

function named(text: string): string {
  return Array.from(text).slice(0, MAX_NAME).join('');
}

function requisite(name: string, value: string): string {
  return element('ЗначениеРеквизита', [element('Наименование', name), element('Значение', value)]);
}

/** Day and time in Moscow. */
function moment(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(at.getTime() + MOSCOW_MS).toISOString().split(/[T.]/);
  return { day, time };
}

/** A line of a document; kopecks. */
interface DocumentLine {
  id: string;
  name: string;
  vendorCode: string;
  kind: 'Товар' | 'Услуга';
  quantity: number;
  price: number;
  /** After all discounts, with VAT. */
  amount: number;
  vatRate: VatRate;
}

function linesOf(order: OrderRow, lines: readonly OrderLine[]): DocumentLine[] {
  const productLines = lines.map((line): DocumentLine => {
    const { product, productID, quantity, price, isGift, promo, bonus } = line;
    return {
      id: product?.marketID ?? productID,
      name: product?.name ?? productID,
      vendorCode: product?.vendorCode ?? '',
      kind: 'Товар',
      quantity,
      price,
      amount: isGift ? 0 : price * quantity - promo - bonus,
      vatRate: product?.vatRate === undefined ? BASE_VAT_RATE : product.vatRate,
    };
  });
  const delivery = order.totals.delivery ?? 0;
  if (delivery === 0) return productLines;
  return [
    ...productLines,
    {
      id: 'ORDER_DELIVERY',
      name: 'Доставка заказа',
      vendorCode: '',
      kind: 'Услуга',
      quantity: 1,
      price: delivery,
      amount: delivery,
      vatRate: BASE_VAT_RATE,
    },
  ];
}

function rateName(rate: VatRate): string {
  return rate === null ? 'Без НДС' : String(rate);
}

function lineElement(line: DocumentLine): string {
  const { quantity, price, amount, vatRate } = line;
  const discount = price * quantity - amount;
  const tax = [
    element('Наименование', 'НДС'),
    element('УчтеноВСумме', 'true'),
    element('Сумма', rubles(vatWithin(amount, vatRate))),
    element('Ставка', rateName(vatRate)),
  ];
  return element('Товар', [
    element('Ид', line.id),
    ...(line.vendorCode === '' ? [] : [element('Артикул', named(line.vendorCode))]),
    element('Наименование', named(line.name)),
    element('БазоваяЕдиница', 'шт', UNIT),
    element('СтавкиНалогов', [
      element('СтавкаНалога', [
        element('Наименование', 'НДС'),
        element('Ставка', rateName(vatRate)),
      ]),
    ]),
    element('ЗначенияРеквизитов', [
      requisite('ВидНоменклатуры', line.kind),
      requisite('ТипНоменклатуры', line.kind),
    ]),
    element('ЦенаЗаЕдиницу', rubles(price)),
    element('Количество', String(quantity)),
    element('Сумма', rubles(amount)),
    element('Налоги', [element('Налог', tax)]),
    ...(discount === 0
      ? []
      : [
          element('Скидки', [
            element('Скидка', [
              element('Наименование', 'Скидка'),
              element('Сумма', rubles(discount)),
              element('УчтеноВСумме', 'true'),
            ]),
          ]),
        ]),
  ]);
}

function buyerElement({ customer, recipient }: OrderRow): string {
  const { partner } = customer;
  const name = named(customer.name);
  const legal = partner && [
    element('ОфициальноеНаименование', named(partner.name)),
    element('ИНН', partner.inn),
    ...(partner.kpp ? [element('КПП', partner.kpp)] : []),
  ];
  const person = [element('ПолноеНаименование', name)];
  const note = [recipient?.lastName, recipient?.firstName, recipient?.middleName, recipient?.phone];
  return element('Контрагент', [
    element('Ид', customer.id),
    element('Наименование', name),
    ...(legal ?? person),
    element('Комментарий', `Получатель: ${note.filter(Boolean).join(' ')}`),
    element('Роль', 'Покупатель'),
  ]);
}

function requisitesOf(order: OrderRow): string[] {
  const { status, paymentMethod, paymentStatus, deliveryMethod, contract } = order;
  const { day, time } = moment(order.updatedAt);
  const isFinal = ['Succeeded', 'Canceled', 'Refunded'].includes(status);
  const address = order.address?.value ?? order.pickupPoint?.address ?? '';
  return [
    ...(paymentMethod === null ? [] : [requisite('Метод оплаты', paymentNames[paymentMethod])]),
    ...(deliveryMethod === null
      ? []
      : [requisite('Способ доставки', deliveryNames[deliveryMethod] ?? deliveryMethod)]),
    ...(address === '' ? [] : [requisite('Адрес доставки', address)]),
    ...(contract === null ? [] : [requisite('Договор', contract.number)]),
    requisite('Заказ оплачен', String(paymentStatus === 'Paid')),
    requisite('Отменен', String(status === 'Canceled')),
    requisite('Финальный статус', String(isFinal)),
    requisite('Статус заказа', `[${status}] ${statusLabels[status] ?? status}`),
    requisite('Статуса заказа ИД', status),
    requisite('Дата изменения статуса', `${day} ${time}`),
  ];
}

function documentElement(order: OrderRow, orderLines: readonly OrderLine[]): string {
  const lines = linesOf(order, orderLines);
  const { day, time } = moment(order.confirmedAt ?? order.createdAt);
  const taxes = splitVat(lines).map(({ vatRate, vat }) =>
    element('Налог', [
      element('Наименование', 'НДС'),
      element('УчтеноВСумме', 'true'),
      element('Сумма', rubles(vat)),
      element('Ставка', rateName(vatRate)),
    ]),
  );
  return element('Документ', [
    element('Ид', order.id),
    element('Номер', orderNumber(order)),
    element('Дата', day),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', 'RUB'),
    element('Курс', '1'),
    element('Сумма', rubles(order.totals.toPay)),
    element('Контрагенты', [buyerElement(order)]),
    element('Время', time),
    element('Комментарий', Array.from(order.comment).slice(0, MAX_COMMENT).join('')),
    element('Налоги', taxes),
    element('Товары', lines.map(lineElement)),
    element('ЗначенияРеквизитов', requisitesOf(order)),
  ]);
}

/** Orders with their lines as a CommerceML 2.10 file. */
export function writeOrders(
  orders: readonly { order: OrderRow; lines: readonly OrderLine[] }[],
  now: Date,
): string {
  const { day, time } = moment(now);
  const attributes = ` xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="${day}T${time}"`;
  const documents = orders.map(({ order, lines }) => documentElement(order, lines));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('КоммерческаяИнформация', documents, attributes)}\n`;
}
