import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrderActor } from './orderActor.ts';
import { OrderStatus } from './orderStatus.ts';

export const orderEventTitleMax = 200;

export const orderEventCommentMax = 2100;



export const OrderEvent = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "status": OrderStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderEventTitleMax)),
  "actor": OrderActor,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderEventCommentMax)))
});

export type OrderEvent = zod.input<typeof OrderEvent>;
export type OrderEventOutput = zod.output<typeof OrderEvent>;
