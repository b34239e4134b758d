import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind.ts';
import { Id } from './id.ts';

export const orderCustomerNameMax = 302;



export const OrderCustomer = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": CustomerKind,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerNameMax))
});

export type OrderCustomer = zod.input<typeof OrderCustomer>;
export type OrderCustomerOutput = zod.output<typeof OrderCustomer>;
