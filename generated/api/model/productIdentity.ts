import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const productIdentitySlugMax = 300;



export const ProductIdentity = /*#__PURE__*/ zod.object({
  "id": Id,
  "slug": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productIdentitySlugMax)))
});

export type ProductIdentity = zod.input<typeof ProductIdentity>;
export type ProductIdentityOutput = zod.output<typeof ProductIdentity>;
