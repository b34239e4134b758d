import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCartCustomer = /*#__PURE__*/ zod.object({
  "customerID": Id,
  "preview": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ChangeCartCustomer = zod.input<typeof ChangeCartCustomer>;
export type ChangeCartCustomerOutput = zod.output<typeof ChangeCartCustomer>;
