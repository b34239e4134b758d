import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCartCustomer = /*#__PURE__*/ zod.object({
  "customerID": Id
});

export type ChangeCartCustomer = zod.input<typeof ChangeCartCustomer>;
export type ChangeCartCustomerOutput = zod.output<typeof ChangeCartCustomer>;
