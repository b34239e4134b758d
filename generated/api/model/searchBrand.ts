import * as zod from 'zod/mini';
import { BrandReference } from './brandReference.ts';

export const searchBrandCountMin = 0;



export const SearchBrand = /*#__PURE__*/ zod.object({
  "brand": BrandReference,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchBrandCountMin))
});

export type SearchBrand = zod.input<typeof SearchBrand>;
export type SearchBrandOutput = zod.output<typeof SearchBrand>;
