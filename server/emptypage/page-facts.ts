import type { SellerConfig, ServerConfig } from '#server/config/config.ts';
import type { Services } from '#server/integrations/services.ts';
import { listPaymentTerms } from '#server/order/state/payment-options.ts';
import { formatContactPhone, formatPhone, isTollFree } from '#src/lib/contacts/phone.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { formatWeight } from '#src/lib/numbers/weight.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';

/** What the facts are read from. */
export interface PageSource {
  readonly config: ServerConfig;
  readonly services: Services;
}

/** A value that is no Markdown, in it. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function phoneLink(phone: string, shown = formatPhone(phone)): string {
  return `[${shown}](tel:${phone})`;
}

function courierTariffs({ services: { delivery } }: PageSource): string {
  return table(
    ['Куда', 'Срок', 'Цена', 'Бесплатно от'],
    delivery
      .terms()
      .zones.map(({ cities, time, price, freeFrom }) => [
        plain(cities.length > 0 ? cities.join(', ') : 'Остальные города России'),
        plain(time),
        formatMoney(price),
        formatMoney(freeFrom),
      ]),
  );
}

function pickupPoints({ services: { delivery } }: PageSource): string {
  return table(
    ['Где', 'Когда', 'Телефон', 'Заказы'],
    delivery
      .terms()
      .points.map(({ name, address, schedule, phone, limit }) => [
        `**${plain(name)}**<br>${plain(address)}`,
        plain(schedule),
        phoneLink(phone),
        `до ${formatWeight(limit)}`,
      ]),
  );
}

function paymentMethods(kind: 'Individual' | 'Partner', { payment }: Services): string {
  return listPaymentTerms(kind, payment)
    .map(({ name, description, terms }) => {
      const text = [description, terms].filter((part) => part !== null).join(', ');
      return `- **${plain(name)}** – ${plain(text.charAt(0).toLowerCase() + text.slice(1))}.`;
    })
    .join('\n');
}

function sellerDetails(seller: SellerConfig | null): string {
  if (seller === null) return 'Реквизиты продавца пришлём по запросу.';
  return table(
    ['Реквизит', 'Значение'],
    [
      ['Продавец', plain(seller.name)],
      ['ИНН', plain(seller.inn)],
      ['КПП', plain(seller.kpp)],
      ['Адрес', plain(seller.address)],
      ['Расчётный счёт', plain(seller.account)],
      ['Банк', plain(seller.bank)],
      ['БИК', plain(seller.bic)],
      ['Корреспондентский счёт', plain(seller.correspondentAccount)],
    ],
  );
}

/** «с 9:00 до 14:00 или с 14:00 до 18:00» */
function courierIntervals({ services: { delivery } }: PageSource): string {
  const hour = (time: string) => time.replace(/^0/, '');
  const spans = delivery.terms().intervals.map(({ from, to }) => `с ${hour(from)} до ${hour(to)}`);
  return spans.join(' или ');
}

/** What the server knows itself, by the name that a page of text writes in `{{…}}`; as Markdown. */
export const pageFacts: Readonly<Record<string, (source: PageSource) => string>> = {
  shopName: () => plain(shopName),
  contactPhone: ({ config: { shop } }) =>
    phoneLink(shop.contactPhone, formatContactPhone(shop.contactPhone)),
  freeCall: ({ config: { shop } }) =>
    isTollFree(shop.contactPhone) ? ' – звонок по России бесплатный' : '',
  contactEmail: ({ config: { shop } }) =>
    `[${plain(shop.contactEmail)}](mailto:${shop.contactEmail})`,
  sellerName: ({ config: { shop } }) => plain(shop.seller?.name ?? `магазин «${shopName}»`),
  sellerDetails: ({ config: { shop } }) => sellerDetails(shop.seller),
  courierTariffs,
  courierIntervals,
  courierLimit: ({ services: { delivery } }) => formatWeight(delivery.terms().courierLimit),
  includedWeight: ({ services: { delivery } }) => formatWeight(delivery.terms().includedWeight),
  stepWeight: ({ services: { delivery } }) => formatWeight(delivery.terms().stepWeight),
  stepPrice: ({ services: { delivery } }) => formatMoney(delivery.terms().stepPrice),
  storageTime: ({ services: { delivery } }) =>
    countOf(delivery.terms().storageDays, ['день', 'дня', 'дней']),
  pickupPoints,
  individualPaymentMethods: ({ services }) => paymentMethods('Individual', services),
  partnerPaymentMethods: ({ services }) => paymentMethods('Partner', services),
};
