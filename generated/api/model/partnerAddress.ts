import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const partnerAddressValueMax = 500;

export const partnerAddressCityMax = 100;

export const partnerAddressStreetMax = 200;

export const partnerAddressHouseMax = 20;

export const partnerAddressFlatMax = 20;

export const partnerAddressEntranceMax = 10;

export const partnerAddressFloorMax = 10;

export const partnerAddressPostalCodeRegExp = new RegExp('^\\d{6}$');
export const partnerAddressCommentMax = 300;

export const partnerAddressDraftCountMin = 0;



export const PartnerAddress = /*#__PURE__*/ zod.object({
  "id": Id,
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerAddressValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerAddressCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerAddressStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerAddressHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerAddressFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerAddressEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerAddressFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerAddressPostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(partnerAddressCommentMax))),
  "draftCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerAddressDraftCountMin))
});

export type PartnerAddress = zod.input<typeof PartnerAddress>;
export type PartnerAddressOutput = zod.output<typeof PartnerAddress>;
