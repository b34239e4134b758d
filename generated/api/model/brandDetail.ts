import * as zod from 'zod/mini';
import { Brand } from './brand.ts';

export const brandDetailDescriptionMax = 30000;



export const BrandDetail = /*#__PURE__*/ zod.object({
  "brand": Brand,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(brandDetailDescriptionMax))
});

export type BrandDetail = zod.input<typeof BrandDetail>;
export type BrandDetailOutput = zod.output<typeof BrandDetail>;
