import * as zod from 'zod/mini';
import { PartnerAddress } from './partnerAddress.ts';

export const partnerAddressesItemsMax = 200;



export const PartnerAddresses = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(PartnerAddress).check(/*#__PURE__*/ zod.maxLength(partnerAddressesItemsMax))
});

export type PartnerAddresses = zod.input<typeof PartnerAddresses>;
export type PartnerAddressesOutput = zod.output<typeof PartnerAddresses>;
