import { isObject } from '#tools/contract/openapi/schema.ts';
import {
  firstTime,
  hasChoiceOfDays,
  lastTime,
  timeShown,
} from '#tools/contract/sequences/checkout/courier-times.ts';
import { approvedOrder, checkout } from '#tools/contract/sequences/company/company-order.ts';
import { expensiveProduct, quantityFor } from './choices.ts';
import type { Sequence, Step, Values } from './sequence.ts';

const state = { rule: 'state-ignored' } as const;

const many = quantityFor(5_000_000);

const readApproval: Step = {
  call: 'getApproval',
  does: 'read it',
  path: checkout,
  save: { version: '/version' },
};

const edit = (
  call: string,
  body: Readonly<Record<string, unknown>>,
  more: Partial<Step> = {},
): Step => ({
  call,
  does: 'change it',
  path: checkout,
  body: { version: '$version', ...body },
  save: { version: '/version' },
  endsOn: [409, 422],
  ...more,
});

/** Orders of a company that need an approval. */
export const approvalSequences: readonly Sequence[] = [
  {
    name: 'approval',
    title: 'An order beyond the limit is edited, declined, approved and proceeds',
    as: 'employee',
    steps: [
      ...approvedOrder(many),
      {
        call: 'listApprovals',
        does: 'see it as the approver',
        as: 'approver',
        query: { status: 'Pending', pageSize: 100 },
        has: { list: '/items', where: { '/id': '$checkout' } },
      },
      { ...readApproval, as: 'approver', same: { '/status': 'Pending' } },
      {
        ...readApproval,
        does: 'read it as a stranger',
        as: 'other',
        status: [404],
        rule: 'foreign-data-shown',
      },
      {
        call: 'approveOrder',
        does: 'approve one’s own order',
        path: checkout,
        body: { version: '$version' },
        status: [403, 404, 409],
        ...state,
      },
      {
        call: 'proceedApproval',
        does: 'proceed before it is approved',
        path: checkout,
        status: [409],
        ...state,
      },
      edit(
        'changeApprovalComment',
        { comment: 'Проверка $unique' },
        { as: 'approver', same: { '/comment': 'Проверка $unique' } },
      ),
      {
        ...readApproval,
        does: 'read the comment again',
        as: 'approver',
        same: { '/comment': 'Проверка $unique' },
      },
      {
        call: 'changeApprovalComment',
        does: 'change an outdated version',
        as: 'approver',
        path: checkout,
        body: { version: 1, comment: 'Поздно' },
        status: [409],
        ...state,
      },
      edit(
        'changeApprovalProduct',
        { productID: expensiveProduct, quantity: many },
        { as: 'approver' },
      ),
      {
        call: 'changeApprovalProduct',
        does: 'take the last line out',
        as: 'approver',
        path: checkout,
        body: { version: '$version', productID: expensiveProduct, quantity: 0 },
        status: [422],
        reason: 'LastProduct',
        ...state,
      },
      {
        call: 'createPartnerAddress',
        does: 'create an address of the company',
        as: 'owner',
        path: { id: '$partner' },
        body: { city: 'Москва', street: 'ул Складская $unique', house: '7', flat: '12' },
        save: { address: '/id' },
      },
      edit('changeApprovalDelivery', { method: 'Courier' }, { as: 'approver' }),
      edit('changeApprovalDeliveryPoint', { addressID: '$address' }, { as: 'approver' }),
      {
        call: 'getApprovalDelivery',
        does: 'read the days of the courier',
        as: 'approver',
        path: checkout,
        save: { methods: '/methods' },
      },
      edit(
        'changeApprovalDelivery',
        { method: 'Courier', ...lastTime },
        { as: 'approver', same: timeShown(lastTime), when: hasChoiceOfDays },
      ),
      edit(
        'changeApprovalDelivery',
        { method: 'Courier' },
        {
          as: 'approver',
          same: timeShown(firstTime),
          sameRule: 'unsent-changed',
          when: hasChoiceOfDays,
        },
      ),
      edit('changeApprovalDelivery', { method: 'Pickup' }, { as: 'approver' }),
      edit(
        'changeApprovalDeliveryPoint',
        {
          pickupPointID: ({ points }: Values) =>
            (Array.isArray(points) ? points : []).find((one) => isObject(one) && one.allowed)?.id,
        },
        { as: 'approver' },
      ),
      edit('changeApprovalRecipient', { recipientID: '$recipient' }, { as: 'approver' }),
      edit('changeApprovalPayment', { method: '$method' }, { as: 'approver' }),
      {
        call: 'changeApprovalDelivery',
        does: 'choose a day that is not offered',
        as: 'approver',
        path: checkout,
        body: { version: '$version', method: 'Courier', date: '2001-01-01' },
        status: [422],
        ...state,
      },
      {
        call: 'changeApprovalDeliveryPoint',
        does: 'choose an address for a pickup',
        as: 'approver',
        path: checkout,
        body: { version: '$version', addressID: 'contract-nobody-has-this' },
        status: [404, 422],
        rule: 'unknown-id-accepted',
      },
      {
        call: 'approveOrder',
        does: 'approve an outdated version',
        as: 'approver',
        path: checkout,
        body: { version: 1 },
        status: [409],
        reason: 'ApprovalChanged',
        ...state,
      },
      {
        call: 'remindApprovers',
        does: 'remind the approver',
        path: checkout,
        endsOn: [409],
        status: [200, 429],
      },
      {
        call: 'remindApprovers',
        does: 'remind the approver at once',
        path: checkout,
        status: [429],
        rule: 'limit-not-enforced',
      },
      {
        call: 'declineOrder',
        does: 'decline it',
        as: 'approver',
        path: checkout,
        body: { version: '$version', comment: 'Проверка $unique' },
        same: { '/status': 'Rejected', '/orderStatus': 'NotApproved' },
        save: { version: '/version' },
      },
      {
        call: 'declineOrder',
        does: 'decline it again',
        as: 'approver',
        path: checkout,
        body: { version: '$version', comment: 'Ещё раз' },
        status: [409],
        ...state,
      },
      {
        call: 'getOrderStatus',
        does: 'see it declined',
        path: checkout,
        same: { '/status': 'NotApproved' },
      },
      {
        call: 'getOrder',
        does: 'read it as declined',
        path: checkout,
        same: { '/status': 'NotApproved' },
      },
      {
        call: 'remindApprovers',
        does: 'remind when no decision is pending',
        path: checkout,
        status: [409, 429],
        ...state,
      },
      {
        call: 'proceedApproval',
        does: 'request approval again without a change',
        path: checkout,
        status: [409, 200],
      },
      edit('changeApprovalComment', { comment: 'Исправлено $unique' }),
      {
        call: 'proceedApproval',
        does: 'request approval again',
        path: checkout,
        same: { '/orderStatus': 'WaitingForApprove' },
        save: { version: '/version' },
        repeat: {},
      },
      {
        call: 'approveOrder',
        does: 'approve it',
        as: 'approver',
        path: checkout,
        body: { version: '$version', comment: 'Согласовано' },
        same: { '/status': 'Approved', '/orderStatus': 'Approved' },
        save: { version: '/version' },
      },
      {
        call: 'approveOrder',
        does: 'approve it again',
        as: 'approver',
        path: checkout,
        body: { version: '$version' },
        status: [409],
        ...state,
      },
      {
        call: 'proceedApproval',
        does: 'let it be created',
        path: checkout,
      },
      {
        call: 'getOrderStatus',
        does: 'wait until it is created',
        path: checkout,
        until: (json) => isObject(json) && json.status !== 'WaitingForCreating',
        save: { status: '/status' },
      },
      ...(
        [
          ['changeApprovalComment', { comment: 'Поздно' }],
          ['changeApprovalProduct', { productID: expensiveProduct, quantity: 1 }],
          ['changeApprovalDelivery', { method: 'Pickup' }],
          ['changeApprovalRecipient', { recipientID: '$recipient' }],
          ['changeApprovalPayment', { method: '$method' }],
        ] as const
      ).map(
        ([call, body]): Step => ({
          call,
          does: 'change what is being created',
          as: 'approver',
          path: checkout,
          body: { version: '$version', ...body },
          status: [409],
          ...state,
        }),
      ),
      { call: 'cancelOrder', does: 'cancel it', path: checkout, endsOn: [409], always: true },
      {
        call: 'deletePartnerAddress',
        does: 'delete the address',
        as: 'owner',
        path: { id: '$partner', addressID: '$address' },
        always: true,
      },
    ],
  },
];
