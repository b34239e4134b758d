import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const addressValueMax = 500;

export const addressCityMax = 100;

export const addressStreetMax = 200;

export const addressHouseMax = 20;

export const addressFlatMax = 20;

export const addressEntranceMax = 10;

export const addressFloorMax = 10;

export const addressPostalCodeRegExp = new RegExp('^\\d{6}$');
export const addressCommentMax = 300;



export const Address = /*#__PURE__*/ zod.object({
  "id": Id,
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressValueMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCityMax)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressStreetMax)),
  "house": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressHouseMax)),
  "flat": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressFlatMax))),
  "entrance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressEntranceMax))),
  "floor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressFloorMax))),
  "postalCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressPostalCodeRegExp))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressCommentMax)))
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;
