import * as zod from 'zod/mini';
import { Address } from './address.ts';

export const addressesItemsMax = 200;



export const Addresses = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Address).check(/*#__PURE__*/ zod.maxLength(addressesItemsMax))
});

export type Addresses = zod.input<typeof Addresses>;
export type AddressesOutput = zod.output<typeof Addresses>;
