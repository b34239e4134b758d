import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Agreement, Pair, ReadParameters } from './agreement.ts';
import { byID, objectsOf, sameFigure, sameRecord, totalOf } from './agreement-kinds.ts';

const orderFields = ['id', 'number', 'status', 'step', 'createdAt', 'confirmedAt'];
const addressFields = ['id', 'value', 'city', 'street', 'house', 'flat', 'comment'];
const ticketFields = ['id', 'number', 'type', 'status', 'title', 'createdAt'];
const companyFields = ['id', 'name', 'inn', 'kpp', 'role', 'awaitingApprovalCount'];
const few: ReadParameters = { query: [['pageSize', '3']] };

function countsOf(partner: string, list: string): Agreement {
  return {
    subject: `a company counts its ${partner} as its list does`,
    operations: ['getPartner', list],
    as: 'owner',
    compare: async (read) => {
      const pairs: Pair[] = [];
      for (const { id } of objectsOf(await read('listPartners')).slice(0, 1)) {
        const path = { id: String(id) };
        const { counts } = await read('getPartner', { path });
        const listed = await read(list, { path });
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

/** Related reads of a person’s and a company’s records. */
export const personalAgreements: readonly Agreement[] = [
  {
    subject: 'orders of a status are those that the whole list has of it',
    operations: ['listOrders'],
    as: 'main',
    compare: async (read) => {
      const list = await read('listOrders', { body: { pageSize: 100 } });
      const orders = objectsOf(list);
      const status = orders.at(-1)?.status;
      // Only a list on one page can be counted.
      if (status === undefined || totalOf(list) !== orders.length) return [];
      const found = await read('listOrders', { body: { pageSize: 1, statuses: [status] } });
      const one = orders.filter((order) => order.status === status).length;
      return [{ what: String(status), one, other: totalOf(found) }];
    },
  },
  sameRecord('listOrders', 'getOrder', byID, orderFields),
  sameRecord('listOrders', 'getOrderStatus', byID, ['id', 'number', 'status', 'step']),
  sameRecord('listAddresses', 'getAddress', byID, addressFields),
  sameRecord('listTickets', 'getTicket', byID, ticketFields, { parameters: few }),
  sameRecord('listPartners', 'getPartner', byID, companyFields, { as: 'owner' }),
  sameRecord('listApprovals', 'getApproval', byID, ['id', 'number', 'version', 'status'], {
    as: 'approver',
    parameters: few,
  }),
  {
    subject: 'the preview of the cart holds what the cart holds',
    operations: ['getCart', 'getCartPreview'],
    as: 'main',
    compare: async (read) => {
      const { order } = await read('getCart');
      const { products, version } = await read('getCartPreview');
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
    'favorites are counted alike',
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
