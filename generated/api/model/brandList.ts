import * as zod from 'zod/mini';
import { Brand } from './brand.ts';

export const brandListItemsMax = 5000;



export const BrandList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Brand).check(/*#__PURE__*/ zod.maxLength(brandListItemsMax))
});

export type BrandList = zod.input<typeof BrandList>;
export type BrandListOutput = zod.output<typeof BrandList>;
