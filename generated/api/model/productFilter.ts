import * as zod from 'zod/mini';
import { AttributeChoice } from './attributeChoice.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { ProductFlag } from './productFlag.ts';
import { ProductSource } from './productSource.ts';
import { SearchQuery } from './searchQuery.ts';

export const productFilterBrandIDsMax = 50;

export const productFilterAttributesMax = 20;

export const productFilterFlagsMax = 3;

export const productFilterIdsMax = 200;



export const ProductFilter = /*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod.exactOptional(ProductSource),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "brandIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(productFilterBrandIDsMax))),
  "promotionID": /*#__PURE__*/ zod.exactOptional(Id),
  "query": /*#__PURE__*/ zod.exactOptional(SearchQuery),
  "literalQuery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "attributes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AttributeChoice).check(/*#__PURE__*/ zod.maxLength(productFilterAttributesMax))),
  "priceFrom": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "priceTo": /*#__PURE__*/ zod.exactOptional(Kopecks),
  "onlyAvailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "flags": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProductFlag).check(/*#__PURE__*/ zod.maxLength(productFilterFlagsMax))),
  "ids": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(productFilterIdsMax)))
});

export type ProductFilter = zod.input<typeof ProductFilter>;
export type ProductFilterOutput = zod.output<typeof ProductFilter>;
