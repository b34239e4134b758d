import * as zod from 'zod/mini';

export const orderCustomerIdMax = 64;


export const orderCustomerIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderCustomerNameMax = 300;



export const OrderCustomer = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerIdMax)).check(/*#__PURE__*/ zod.regex(orderCustomerIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['Individual', 'Partner']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderCustomerNameMax))
});

export type OrderCustomer = zod.input<typeof OrderCustomer>;
export type OrderCustomerOutput = zod.output<typeof OrderCustomer>;
