import * as zod from 'zod/mini';
import { AnalyticGrouping } from './analyticGrouping.ts';
import { AnalyticSort } from './analyticSort.ts';
import { Id } from './id.ts';
import { OrderStatus } from './orderStatus.ts';

export const analyticFilterCustomerIDsMax = 50;

export const analyticFilterTagIDsMax = 50;

export const analyticFilterBrandIDsMax = 50;

export const analyticFilterBuyerIDsMax = 50;

export const analyticFilterStatusesMax = 16;

export const analyticFilterTextMax = 200;

export const analyticFilterGroupByDefault = 'Month';
export const analyticFilterPageDefault = 1;
export const analyticFilterPageMax = 10000;

export const analyticFilterPageSizeDefault = 24;
export const analyticFilterPageSizeMax = 100;



export const AnalyticFilter = /*#__PURE__*/ zod.object({
  "customerIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(analyticFilterCustomerIDsMax))),
  "tagIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(analyticFilterTagIDsMax))),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "brandIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(analyticFilterBrandIDsMax))),
  "buyerIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(analyticFilterBuyerIDsMax))),
  "statuses": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.maxLength(analyticFilterStatusesMax))),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(analyticFilterTextMax))),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "groupBy": /*#__PURE__*/ zod._default(AnalyticGrouping, analyticFilterGroupByDefault),
  "sort": /*#__PURE__*/ zod.exactOptional(AnalyticSort),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(analyticFilterPageMax)), analyticFilterPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(analyticFilterPageSizeMax)), analyticFilterPageSizeDefault)
});

export type AnalyticFilter = zod.input<typeof AnalyticFilter>;
export type AnalyticFilterOutput = zod.output<typeof AnalyticFilter>;
