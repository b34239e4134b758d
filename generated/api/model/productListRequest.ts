import * as zod from 'zod/mini';
import { AttributeChoice } from './attributeChoice.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { ProductFlag } from './productFlag.ts';
import { ProductSort } from './productSort.ts';
import { ProductSource } from './productSource.ts';
import { SearchQuery } from './searchQuery.ts';

export const productListRequestSourceDefault = 'Catalog';
export const productListRequestBrandIDsMax = 50;

export const productListRequestAttributesMax = 20;

export const productListRequestFlagsMax = 3;

export const productListRequestIdsMax = 200;

export const productListRequestPageDefault = 1;
export const productListRequestPageMax = 10000;

export const productListRequestPageSizeDefault = 24;
export const productListRequestPageSizeMax = 100;



export const ProductListRequest = /*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod._default(ProductSource, productListRequestSourceDefault),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "brandIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(productListRequestBrandIDsMax))),
  "promotionID": /*#__PURE__*/ zod.exactOptional(Id),
  "query": /*#__PURE__*/ zod.exactOptional(SearchQuery),
  "literalQuery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AttributeChoice).check(/*#__PURE__*/ zod.maxLength(productListRequestAttributesMax))),
  "priceFrom": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "priceTo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "onlyAvailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "flags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProductFlag).check(/*#__PURE__*/ zod.maxLength(productListRequestFlagsMax))),
  "ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(productListRequestIdsMax))),
  "sort": /*#__PURE__*/ zod.exactOptional(ProductSort),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productListRequestPageMax)), productListRequestPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productListRequestPageSizeMax)), productListRequestPageSizeDefault)
});

export type ProductListRequest = zod.input<typeof ProductListRequest>;
export type ProductListRequestOutput = zod.output<typeof ProductListRequest>;
