import * as zod from 'zod/mini';

export const changeCartCustomerCustomerIDMax = 64;


export const changeCartCustomerCustomerIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ChangeCartCustomer = /*#__PURE__*/ zod.object({
  "customerID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeCartCustomerCustomerIDMax)).check(/*#__PURE__*/ zod.regex(changeCartCustomerCustomerIDRegExp))
});

export type ChangeCartCustomer = zod.input<typeof ChangeCartCustomer>;
export type ChangeCartCustomerOutput = zod.output<typeof ChangeCartCustomer>;
