import { isObject, type JsonObject } from '../openapi/schema.ts';
import type { Agreement, Ask, Asked, Pair } from './agreement.ts';
import {
  byID,
  comparedRecords,
  objectsOf,
  sameFigure,
  sameRecord,
  totalOf,
} from './agreement-kinds.ts';

const totalOfProducts = async (ask: Ask, filter: JsonObject) =>
  totalOf(await ask('listProducts', { body: { ...filter, pageSize: 1 } }));

const productFields = ['id', 'name', 'price', 'priceWithoutDiscount', 'available', 'weight'];
const orderFields = ['id', 'number', 'status', 'step', 'createdAt', 'confirmedAt'];
const addressFields = ['id', 'value', 'city', 'street', 'house', 'flat', 'comment'];
const ticketFields = ['id', 'number', 'type', 'status', 'title', 'createdAt'];
const companyFields = ['id', 'name', 'inn', 'kpp', 'role', 'awaitingApprovalCount'];
const categoryFields = ['id', 'parentID', 'name', 'slug', 'depth', 'productCount'];
const few: Asked = { query: [['pageSize', '3']] };

function countsOf(partner: string, list: string): Agreement {
  return {
    subject: `a company counts its ${partner} as its list does`,
    operations: ['getPartner', list],
    as: 'owner',
    compare: async (ask) => {
      const pairs: Pair[] = [];
      for (const { id } of objectsOf(await ask('listPartners')).slice(0, 1)) {
        const path = { id: String(id) };
        const { counts } = await ask('getPartner', { path });
        const listed = await ask(list, { path });
        pairs.push({
          what: partner,
          one: isObject(counts) ? counts[partner] : undefined,
          other: totalOf(listed) ?? objectsOf(listed).length,
        });
      }
      return pairs;
    },
  };
}

/** Reads that speak of the same thing. */
export const agreements: readonly Agreement[] = [
  sameRecord(
    'listProducts',
    'getProductBySlug',
    ({ slug }) => ({ slug: String(slug) }),
    productFields,
    { asked: { body: { pageSize: comparedRecords } }, member: 'product' },
  ),
  sameRecord('getCategoryTree', 'getCategory', byID, categoryFields, { member: 'category' }),
  sameRecord('listOrders', 'getOrder', byID, orderFields),
  sameRecord('listOrders', 'getOrderStatus', byID, ['id', 'number', 'status', 'step']),
  sameRecord('listAddresses', 'getAddress', byID, addressFields),
  sameRecord('listTickets', 'getTicket', byID, ticketFields, { asked: few }),
  sameRecord('listPartners', 'getPartner', byID, companyFields, { as: 'owner' }),
  sameRecord('listApprovals', 'getApproval', byID, ['id', 'number', 'version', 'status'], {
    as: 'approver',
    asked: few,
  }),
  {
    subject: 'the filter and the list count alike',
    operations: ['getProductFilters', 'listProducts'],
    as: 'main',
    compare: async (ask) => {
      const filters = await ask('getProductFilters');
      const pairs = [
        { what: 'everything', one: filters.total, other: await totalOfProducts(ask, {}) },
      ];
      for (const { brand, count } of objectsOf(filters, 'brands').slice(0, 1)) {
        const id = isObject(brand) ? String(brand.id) : '';
        const other = await totalOfProducts(ask, { brandIDs: [id] });
        pairs.push({ what: `brand ${id}`, one: count, other });
      }
      return pairs;
    },
  },
  {
    subject: 'a brand and a category count their products as the list does',
    operations: ['listBrands', 'getCategoryTree', 'listProducts'],
    as: 'main',
    compare: async (ask) => {
      const [brand] = objectsOf(await ask('listBrands'));
      const [category] = objectsOf(await ask('getCategoryTree'));
      if (brand === undefined || category === undefined) return [];
      return [
        {
          what: `brand ${brand.id}`,
          one: brand.productCount,
          other: await totalOfProducts(ask, { brandIDs: [brand.id] }),
        },
        {
          what: `category ${category.id}`,
          one: category.productCount,
          other: await totalOfProducts(ask, { categoryID: category.id }),
        },
      ];
    },
  },
  {
    subject: 'the way to a category is its breadcrumbs and itself',
    operations: ['getCategory', 'getCategoryHierarchy'],
    as: 'main',
    compare: async (ask) => {
      const deep = objectsOf(await ask('getCategoryTree')).findLast(({ depth }) => depth !== 1);
      if (deep === undefined) return [];
      const way = objectsOf(await ask('getCategoryHierarchy', { path: byID(deep) }));
      const { breadcrumbs } = await ask('getCategory', { path: byID(deep) });
      return [
        { what: 'its end', one: deep.id, other: way.at(-1)?.id },
        { what: 'breadcrumbs', one: breadcrumbs, other: way.slice(0, -1) },
      ];
    },
  },
  {
    subject: 'the preview of the cart holds what the cart holds',
    operations: ['getCart', 'getCartPreview'],
    as: 'main',
    compare: async (ask) => {
      const { order } = await ask('getCart');
      const { products, version } = await ask('getCartPreview');
      const cart = isObject(order) ? order : {};
      const lines = objectsOf(cart)
        .filter(({ isGift }) => isGift !== true)
        .map(({ product, quantity }) => ({
          productID: isObject(product) ? product.id : undefined,
          quantity,
        }));
      return [
        { what: 'products', one: lines, other: products },
        { what: 'version', one: cart.version, other: version },
      ];
    },
  },
  sameFigure(
    'favourites are counted alike',
    ['listFavorites', totalOf, few],
    ['getFavoritePreview', (json) => objectsOf(json).length],
  ),
  sameFigure(
    'unread notifications are counted alike',
    ['listNotifications', (json) => json.unreadCount],
    ['getProfile', (json) => json.unreadNotificationsCount],
  ),
  sameFigure(
    'the counter of unread notifications is the number of new ones',
    ['listNotifications', totalOf, { query: [['state', 'New']] }],
    ['listNotifications', (json) => json.unreadCount, few],
  ),
  sameFigure(
    'open requests are counted alike',
    [
      'listTickets',
      totalOf,
      {
        query: [
          ['status', 'New'],
          ['status', 'InProgress'],
        ],
      },
    ],
    ['getProfile', (json) => json.supportRequestsCount],
  ),
  sameFigure(
    'products that wait for a review are counted alike',
    ['listProductsToReview', (json) => objectsOf(json).length],
    ['getProfile', (json) => json.feedbackCount],
  ),
  sameFigure(
    'companies of a person are known to the profile',
    ['listPartners', (json) => objectsOf(json).length > 0],
    ['getProfile', (json) => json.hasPartners],
    'owner',
  ),
  countsOf('contracts', 'listPartnerContracts'),
  countsOf('addresses', 'listPartnerAddresses'),
  countsOf('recipients', 'listPartnerRecipients'),
  countsOf('employees', 'listEmployees'),
  countsOf('approvers', 'listApprovers'),
  countsOf('finDocsRecipients', 'listFinDocsRecipients'),
  countsOf('tags', 'listPartnerTags'),
];
