import * as zod from 'zod/mini';

export const newAddressCityMax = 100;


export const newAddressCityRegExp = new RegExp('\\S');
export const newAddressStreetMax = 200;


export const newAddressStreetRegExp = new RegExp('\\S');
export const newAddressHouseMax = 20;


export const newAddressHouseRegExp = new RegExp('\\S');
export const newAddressFlatMax = 20;

export const newAddressEntranceMax = 10;

export const newAddressFloorMax = 10;

export const newAddressPostalCodeRegExp = new RegExp('^\\d{6}$');
export const newAddressCommentMax = 300;



export const NewAddress = /*#__PURE__*/ zod.object({
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newAddressCityMax)).check(/*#__PURE__*/ zod.regex(newAddressCityRegExp)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newAddressStreetMax)).check(/*#__PURE__*/ zod.regex(newAddressStreetRegExp)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newAddressHouseMax)).check(/*#__PURE__*/ zod.regex(newAddressHouseRegExp)),
  "flat": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newAddressFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newAddressEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newAddressFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newAddressPostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newAddressCommentMax)))
});

export type NewAddress = zod.input<typeof NewAddress>;
export type NewAddressOutput = zod.output<typeof NewAddress>;
