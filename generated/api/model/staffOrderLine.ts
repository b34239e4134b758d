import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const staffOrderLineProductSlugMax = 300;

export const staffOrderLineNameMax = 500;

export const staffOrderLineVendorCodeMax = 100;

export const staffOrderLineQuantityMax = 9999;

export const staffOrderLineReturnedMin = 0;
export const staffOrderLineReturnedMax = 9999;

export const staffOrderLineReturningMin = 0;
export const staffOrderLineReturningMax = 9999;



export const StaffOrderLine = /*#__PURE__*/ zod.object({
  "productID": Id,
  "productSlug": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderLineProductSlugMax))),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrderLineNameMax)),
  "vendorCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffOrderLineVendorCodeMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffOrderLineQuantityMax)),
  "amount": Kopecks,
  "isGift": /*#__PURE__*/ zod.boolean(),
  "returned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffOrderLineReturnedMin)).check(/*#__PURE__*/ zod.lte(staffOrderLineReturnedMax)),
  "returning": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffOrderLineReturningMin)).check(/*#__PURE__*/ zod.lte(staffOrderLineReturningMax))
});

export type StaffOrderLine = zod.input<typeof StaffOrderLine>;
export type StaffOrderLineOutput = zod.output<typeof StaffOrderLine>;
