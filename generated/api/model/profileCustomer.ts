import * as zod from 'zod/mini';
import { CustomerKind } from './customerKind.ts';
import { Id } from './id.ts';

export const profileCustomerNameMax = 302;



export const ProfileCustomer = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": CustomerKind,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileCustomerNameMax))
});

export type ProfileCustomer = zod.input<typeof ProfileCustomer>;
export type ProfileCustomerOutput = zod.output<typeof ProfileCustomer>;
