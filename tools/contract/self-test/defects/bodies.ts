import type { OperationId } from '#server/contract/handlers.ts';
import {
  type Alter,
  bodyOf,
  editing,
  onSuccess,
  remaking,
  removing,
  responses,
  setting,
  withBody,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { at, type Json } from '#tools/contract/self-test/json.ts';

const text = (value: Json) => String(value);

/** A successful response whose body breaks its schema. */
function misshapen(operation: OperationId, id: string, title: string, alter: Alter): Defect {
  return {
    id,
    title,
    operations: [operation],
    checks: ['learn', 'valid', 'sequences'],
    rules: ['schema-mismatch'],
    fault: () => responses(operation, alter),
  };
}

/** Responses, each of which breaks its schema in another way. */
export const bodyDefects: readonly Defect[] = [
  misshapen(
    'getSettings',
    'required-missing',
    'A required field is missing',
    removing('contactPhone'),
  ),
  misshapen('listTickets', 'paging-missing', 'A list comes without its paging', removing('paging')),
  misshapen(
    'listBrands',
    'number-as-text',
    'A count is text',
    editing('items.*.productCount', text),
  ),
  misshapen('getCategory', 'null-not-nullable', 'A name is null', setting('category.name', null)),
  misshapen(
    'listProducts',
    'enum-unknown',
    'A stock level that no enumeration has',
    setting('items.*.stockLevel', 'Plenty'),
  ),
  misshapen(
    'listCustomers',
    'enum-lower-case',
    'An enumeration value in lower case',
    editing('items.*.kind', (kind) => text(kind).toLowerCase()),
  ),
  misshapen(
    'sendOtp',
    'closed-extra',
    'A response exposes the one-time code',
    remaking((body) => ({ ...body, code: '4821' })),
  ),
  misshapen(
    'listHitProducts',
    'above-maximum',
    'A discount of 140 percent',
    setting('items.*.discountPercent', 140),
  ),
  misshapen(
    'listPromotionProducts',
    'kopecks-with-fraction',
    'Kopecks with a fraction',
    editing('items.*.price', (price) => Number(price) + 0.5),
  ),
  misshapen(
    'getProfile',
    'pattern-broken',
    'A phone as people write it',
    setting('user.phone', '8 (916) 123-45-01'),
  ),
  misshapen(
    'getCategoryHierarchy',
    'text-too-long',
    'A name of 300 letters',
    setting('items.*.name', 'я'.repeat(300)),
  ),
  misshapen(
    'searchCatalog',
    'array-too-long',
    'More products than a suggestion may hold',
    editing('products', (products) =>
      Array.isArray(products) ? Array.from({ length: 40 }, () => products[0] ?? {}) : products,
    ),
  ),
  misshapen(
    'listPromotions',
    'text-empty',
    'A promotion without a name',
    setting('items.*.name', ''),
  ),
  misshapen(
    'searchAddresses',
    'format-broken',
    'A postal code with a space',
    setting('items.*.postalCode', '127 055'),
  ),
  misshapen(
    'listOrders',
    'time-without-offset',
    'A time without its zone',
    editing('items.*.createdAt', (time) => text(time).replace(/(Z|[+-]\d\d:\d\d)$/, '')),
  ),
  misshapen(
    'listPartnerContracts',
    'date-russian',
    'A date as dd.mm.yyyy',
    editing('items.*.validFrom', (date) => text(date).split('-').reverse().join('.')),
  ),
  misshapen('createAddress', 'id-number', 'An id that is a number', setting('id', 4815)),
  misshapen(
    'getProductBySlug',
    'union-unknown',
    'A brand that is a name instead of an object',
    setting('product.brand', 'Эстерион'),
  ),
  misshapen(
    'listAddresses',
    'bare-array',
    'A list without its envelope',
    onSuccess((response) => withBody(response, at(bodyOf(response), 'items') ?? [])),
  ),
  misshapen('getComparePreview', 'null-list', 'An empty list is null', setting('items', null)),
  misshapen(
    'getCartPreview',
    'negative-quantity',
    'A cart holds less than nothing',
    setting('products', [{ productID: '100245', quantity: -1 }]),
  ),
  misshapen('listProductFeedback', 'boolean-text', 'A flag is text', setting('canWrite', 'true')),
  misshapen(
    'getOrder',
    'time-as-number',
    'A time in milliseconds',
    setting('createdAt', 1_763_000_000_000),
  ),
  misshapen(
    'listEmployees',
    'phone-without-plus',
    'A phone without its plus',
    editing('items.*.phone', (phone) => text(phone).slice(1)),
  ),
  misshapen(
    'listNotifications',
    'empty-for-null',
    'Empty text where nothing is null',
    setting('items.*.readAt', ''),
  ),
  misshapen(
    'listPartners',
    'inn-number',
    'A taxpayer number is a number',
    editing('items.*.inn', Number),
  ),
  misshapen(
    'shareProducts',
    'date-for-time',
    'A date where a time belongs',
    editing('expiresAt', (time) => text(time).slice(0, 10)),
  ),
  misshapen(
    'getNotificationSettings',
    'enum-nested',
    'A channel that no enumeration has, deep inside',
    setting('topics.0.channels.0', 'Pigeon'),
  ),
  misshapen(
    'getOrderCertificates',
    'list-as-object',
    'A list of one is an object',
    editing('items', (items) => (Array.isArray(items) ? (items[0] ?? {}) : items)),
  ),
];
