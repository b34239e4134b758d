import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PurchaseSort } from './purchaseSort.ts';

export const purchasesFilterTextMax = 200;

export const purchasesFilterCustomerIDsMax = 50;

export const purchasesFilterTagIDsMax = 50;

export const purchasesFilterPageDefault = 1;
export const purchasesFilterPageMax = 10000;

export const purchasesFilterPageSizeDefault = 24;
export const purchasesFilterPageSizeMax = 100;



export const PurchasesFilter = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(purchasesFilterTextMax))),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "customerIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(purchasesFilterCustomerIDsMax))),
  "tagIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(purchasesFilterTagIDsMax))),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "onlyAvailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "sort": /*#__PURE__*/ zod.exactOptional(PurchaseSort),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasesFilterPageMax)), purchasesFilterPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasesFilterPageSizeMax)), purchasesFilterPageSizeDefault)
});

export type PurchasesFilter = zod.input<typeof PurchasesFilter>;
export type PurchasesFilterOutput = zod.output<typeof PurchasesFilter>;
