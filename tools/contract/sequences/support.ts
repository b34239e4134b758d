import { sampleFile } from '#tools/contract/generate/files.ts';
import { pickUnavailable } from './cart.ts';
import type { Sequence, Template } from './sequence.ts';

const state = { rule: 'state-ignored' } as const;
const ticket = { id: '$ticket' };

/** Requests that a company can send once, and their bodies. */
const companyApplications: readonly (readonly [string, Template])[] = [
  [
    'createEDOTicket',
    {
      email: 'buh-$unique@example.com',
      fullName: 'Ирина Олеговна Смирнова',
      operatorEdo: 'Diadok',
      phone: '$phone',
      partnerID: '$partner',
    },
  ],
  ['createTradingAccessTicket', { partnerID: '$partner', workWithRocadaBefore: false }],
  [
    'createOrderAccessTicket',
    {
      files: [sampleFile('files')],
      partnerID: '$partner',
      validUntil: { day: 31, month: 12, year: new Date().getUTCFullYear() + 1 },
    },
  ],
];

/** Tickets, notifications and settings. */
export const supportSequences: readonly Sequence[] = [
  {
    name: 'ticket',
    title: 'A request is made, read and taken back',
    as: 'main',
    steps: [
      {
        call: 'createGeneralTicket',
        does: 'make a request',
        body: { comment: 'Проверка $unique', type: 'General' },
        save: { ticket: '/id' },
        same: { '/type': 'General', '/status': 'New' },
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { comment: 'Другая $unique', type: 'General' } },
      },
      {
        call: 'getTicket',
        does: 'read it',
        path: ticket,
        same: { '/id': '$ticket', '/canceled': false },
        has: { list: '/messages', where: { '/text': 'Проверка $unique' } },
        hasRule: 'created-unlike-sent',
      },
      {
        call: 'listTickets',
        does: 'list it',
        query: { pageSize: 100 },
        has: { list: '/items', where: { '/id': '$ticket' } },
      },
      {
        call: 'getTicket',
        does: 'read it as another person',
        as: 'other',
        path: ticket,
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'createTicketFeedback',
        does: 'rate what is not closed',
        path: ticket,
        body: { rating: 5 },
        status: [409],
        reason: 'NotAllowed',
        ...state,
      },
      {
        call: 'createTicketMessage',
        does: 'write more',
        path: ticket,
        body: { text: 'Ещё $unique', files: [sampleFile('files')] },
        has: { list: '/messages', where: { '/text': 'Ещё $unique' } },
        hasRule: 'created-unlike-sent',
      },
      {
        call: 'createTicketMessage',
        does: 'write as another person',
        as: 'other',
        path: ticket,
        body: { text: 'Чужая $unique' },
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'receiveTicket',
        does: 'mark the replies as read',
        path: ticket,
        same: { '/unreadCount': 0 },
        ...state,
      },
      { call: 'cancelTicket', does: 'take it back', path: ticket, same: { '/canceled': true } },
      {
        call: 'createTicketMessage',
        does: 'write to what is closed',
        path: ticket,
        body: { text: 'Поздно $unique' },
        status: [409],
        reason: 'NotAllowed',
        ...state,
      },
      {
        call: 'getTicket',
        does: 'read it canceled',
        path: ticket,
        same: { '/canceled': true, '/status': 'Done' },
      },
      {
        call: 'cancelTicket',
        does: 'take it back again',
        path: ticket,
        same: { '/canceled': true },
      },
    ],
  },
  {
    name: 'ticket-feedback',
    title: 'A closed request is rated once',
    as: 'main',
    steps: [
      {
        call: 'listTickets',
        does: 'find a closed ticket',
        query: { status: 'Done', pageSize: 100 },
        pick: {
          list: '/items',
          which: ({ allowedActions }) => JSON.stringify(allowedActions).includes('Feedback'),
          save: { ticket: '/id' },
        },
      },
      {
        call: 'createTicketFeedback',
        does: 'rate it',
        path: ticket,
        body: { rating: 4, comment: 'Ответили быстро' },
        same: { '/rating': 4, '/comment': 'Ответили быстро' },
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { rating: 5 } },
      },
      {
        call: 'getTicket',
        does: 'read the rating',
        path: ticket,
        same: { '/feedback/rating': 4 },
      },
      {
        call: 'createTicketFeedback',
        does: 'rate it again',
        path: ticket,
        body: { rating: 1 },
        status: [409],
        reason: 'AlreadyExists',
        ...state,
      },
      {
        call: 'cancelTicket',
        does: 'take back what is closed',
        path: ticket,
        status: [409],
        ...state,
      },
    ],
  },
  {
    name: 'waiting-list',
    title: 'A sold out product is waited for',
    as: 'main',
    given: { product: 'product' },
    steps: [
      ...pickUnavailable,
      {
        call: 'createWaitingListTicket',
        does: 'wait for it',
        body: { products: [{ productID: '$unavailable', quantity: 1 }] },
        save: { ticket: '/id' },
        endsOn: [409],
      },
      {
        call: 'createWaitingListTicket',
        does: 'wait for it twice',
        body: { products: [{ productID: '$unavailable', quantity: 1 }] },
        status: [409],
        reason: 'AlreadyExists',
        ...state,
      },
      { call: 'cancelTicket', does: 'wait no longer', path: ticket, same: { '/canceled': true } },
      {
        call: 'createWaitingListTicket',
        does: 'wait for what can be bought',
        body: { products: [{ productID: '$product', quantity: 1 }] },
        status: [409],
        reason: 'NotAllowed',
        ...state,
      },
    ],
  },
  {
    name: 'applications',
    title: 'Applications are taken once',
    as: 'main',
    steps: [
      {
        call: 'createPartnerTicket',
        does: 'name a taxpayer that cannot be',
        body: { inn: '7707083890' },
        status: [422],
        reason: 'InvalidINN',
        ...state,
      },
      {
        call: 'createPartnerTicket',
        does: 'request a company',
        body: { inn: '7707083893', kpp: '770701001', name: 'ООО «Проверка»' },
        endsOn: [409],
      },
      {
        call: 'createPartnerTicket',
        does: 'request it twice',
        body: { inn: '7707083893', kpp: '770701001', name: 'ООО «Проверка»' },
        status: [409],
        reason: 'AlreadyExists',
        ...state,
      },
    ],
  },
  {
    name: 'entrepreneur',
    title: 'An entrepreneur applies once',
    as: 'main',
    steps: [
      { call: 'createIndividualPartnerTicket', does: 'apply', endsOn: [409, 422] },
      {
        call: 'createIndividualPartnerTicket',
        does: 'apply twice',
        status: [409],
        reason: 'AlreadyExists',
        ...state,
      },
    ],
  },
  ...companyApplications.map(
    ([call, body]): Sequence => ({
      name: `${call}-once`,
      title: 'A company applies once',
      as: 'owner',
      given: { partner: 'partner' },
      steps: [
        { call, does: 'apply', body, endsOn: [409] },
        { call, does: 'apply twice', body, status: [409], reason: 'AlreadyExists', ...state },
      ],
    }),
  ),
  {
    name: 'notifications',
    title: 'Notifications are read, one and all',
    as: 'main',
    steps: [
      {
        call: 'listNotifications',
        does: 'find an unread one',
        query: { state: 'New', pageSize: 100 },
        pick: { list: '/items', save: { notification: '/id' } },
      },
      {
        call: 'receiveNotification',
        does: 'read it',
        path: { id: '$notification' },
        same: { '/state': 'Read' },
        save: { readAt: '/readAt' },
      },
      {
        call: 'listNotifications',
        does: 'list it as read',
        query: { pageSize: 100 },
        has: { list: '/items', where: { '/id': '$notification', '/state': 'Read' } },
        hasRule: 'change-lost',
      },
      {
        call: 'receiveNotification',
        does: 'read it again',
        path: { id: '$notification' },
        same: { '/readAt': '$readAt' },
      },
      {
        call: 'receiveNotification',
        does: 'read it as another person',
        as: 'other',
        path: { id: '$notification' },
        status: [404],
        rule: 'foreign-data-shown',
      },
      { call: 'receiveNotifications', does: 'read all', same: { '/unreadCount': 0 } },
      {
        call: 'listNotifications',
        does: 'find nothing unread',
        query: { state: 'New' },
        same: { '/unreadCount': 0, '/items': [] },
      },
      { call: 'getProfile', does: 'see no counter', same: { '/unreadNotificationsCount': 0 } },
    ],
  },
  {
    name: 'notification-settings',
    title: 'Settings of notifications are stored',
    as: 'main',
    steps: [
      ...(['NoNotify', 'Email'] as const).flatMap((channel): Sequence['steps'] => [
        {
          call: 'changeNotificationSettings',
          does: `choose ${channel}`,
          body: { topics: [{ topic: 'Promotion', channels: [channel] }] },
          has: { list: '/topics', where: { '/topic': 'Promotion', '/channels': [channel] } },
          hasRule: 'created-unlike-sent',
        },
        {
          call: 'getNotificationSettings',
          does: 'read it again',
          has: { list: '/topics', where: { '/topic': 'Promotion', '/channels': [channel] } },
          hasRule: 'change-lost',
        },
      ]),
      {
        call: 'changeNotificationSettings',
        does: 'choose nothing and something',
        body: { topics: [{ topic: 'Promotion', channels: ['NoNotify', 'Email'] }] },
        status: [422],
        ...state,
      },
    ],
  },
  {
    name: 'review',
    title: 'A bought product is reviewed once',
    as: 'main',
    steps: [
      {
        call: 'listProductsToReview',
        does: 'find a product',
        pick: { list: '/items', save: { product: '/product/id' } },
      },
      {
        call: 'createProductFeedback',
        does: 'write a review',
        path: { id: '$product' },
        body: { rating: 5, comment: 'Проверка $unique', advantages: 'Да', disadvantages: '' },
        save: { review: '/id' },
        same: { '/rating': 5, '/comment': 'Проверка $unique', '/isOwn': true },
        sameRule: 'created-unlike-sent',
        repeat: { otherBody: { rating: 4, comment: 'Другая $unique' } },
      },
      {
        call: 'listProductFeedback',
        does: 'see it at the product',
        path: { id: '$product' },
        query: { pageSize: 100 },
        has: { list: '/items', where: { '/id': '$review' } },
      },
      {
        call: 'listOwnFeedback',
        does: 'see it among one’s own',
        query: { pageSize: 100 },
        has: { list: '/items', where: { '/feedback/id': '$review' } },
      },
      {
        call: 'createProductFeedback',
        does: 'write a second',
        path: { id: '$product' },
        body: { rating: 1, comment: 'Ещё раз' },
        status: [409, 422],
        ...state,
      },
    ],
  },
];
