import * as zod from 'zod/mini';
import { Customer } from './customer.ts';

export const customersItemsMax = 1000;



export const Customers = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Customer).check(/*#__PURE__*/ zod.maxLength(customersItemsMax))
});

export type Customers = zod.input<typeof Customers>;
export type CustomersOutput = zod.output<typeof Customers>;
