import type { Sequence } from './sequence.ts';

const wrong = {
  comment: 'Не подошёл оттенок',
  refundReason: 'ItemNotFit',
  otpConfirm: { operationToken: '$token', code: '0000' },
  orderID: '$order',
};

/** A refund confirmed by a one-time code. */
export const refundSequences: readonly Sequence[] = [
  {
    name: 'refund',
    title: 'A refund is requested with a one-time code',
    as: 'main',
    steps: [
      {
        call: 'listOrders',
        does: 'find an order that may be refunded',
        body: { pageSize: 100, statuses: ['Succeeded'] },
        pick: {
          list: '/items',
          which: ({ allowedActions }) => JSON.stringify(allowedActions).includes('Refund'),
          save: { order: '/id' },
        },
      },
      {
        call: 'sendOtp',
        does: 'request a code',
        body: { notificationType: 'Sms', template: 'RefundOrder' },
        save: { token: '/operationToken', code: '@code' },
        repeat: {},
        endsOn: [422, 429],
      },
      {
        call: 'sendOtp',
        does: 'request another at once',
        body: { notificationType: 'Sms', template: 'RefundOrder' },
        status: [429],
        rule: 'limit-not-enforced',
      },
      {
        call: 'resendOtp',
        does: 'request it again at once',
        body: { operationToken: '$token' },
        status: [429],
        rule: 'limit-not-enforced',
      },
      {
        call: 'createRefundTicket',
        does: 'send a wrong code',
        body: wrong,
        status: [400],
        reason: 'InvalidCode',
        rule: 'state-ignored',
      },
      {
        call: 'createRefundTicket',
        does: 'send an unknown token',
        body: {
          ...wrong,
          otpConfirm: { operationToken: 'contract_nobody_has_this_token', code: '0000' },
        },
        status: [400],
        reason: 'CodeExpired',
        rule: 'state-ignored',
      },
      {
        call: 'createRefundTicket',
        does: 'send the right code',
        body: { ...wrong, otpConfirm: { operationToken: '$token', code: '$code' } },
        save: { ticket: '/id' },
        same: { '/type': 'Refund' },
        repeat: { otherBody: { ...wrong, comment: 'Другое' } },
      },
      {
        call: 'getOrder',
        does: 'read the order',
        path: { id: '$order' },
        same: { '/status': 'WaitingForRefund' },
      },
      {
        call: 'getTicket',
        does: 'read the request',
        path: { id: '$ticket' },
        same: { '/order/id': '$order' },
      },
      {
        call: 'resendOtp',
        does: 'use the token again',
        body: { operationToken: '$token' },
        status: [404, 429],
        rule: 'state-ignored',
      },
    ],
  },
];
