import * as zod from 'zod/mini';

export const orderEventIdMax = 64;


export const orderEventIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderEventTitleMax = 200;

export const orderEventActorNameMax = 300;

export const orderEventCommentMax = 500;



export const OrderEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderEventIdMax)).check(/*#__PURE__*/ zod.regex(orderEventIdRegExp)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderEventTitleMax)),
  "actor": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Buyer', 'Shop', 'System']),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderEventActorNameMax)))
}),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderEventCommentMax)))
});

export type OrderEvent = zod.input<typeof OrderEvent>;
export type OrderEventOutput = zod.output<typeof OrderEvent>;
