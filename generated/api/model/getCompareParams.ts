import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const getCompareParamsProductIDMax = 50;


export const GetCompareParams = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(getCompareParamsProductIDMax)))
})

export type GetCompareParams = zod.input<typeof GetCompareParams>;
export type GetCompareParamsOutput = zod.output<typeof GetCompareParams>;
