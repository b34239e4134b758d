import * as zod from 'zod/mini';

export const explainOrderPriceHeadersXRequestIDMin = 8;
export const explainOrderPriceHeadersXRequestIDMax = 64;


export const explainOrderPriceHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExplainOrderPriceHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(explainOrderPriceHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(explainOrderPriceHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(explainOrderPriceHeadersXRequestIDRegExp)))
})

export type ExplainOrderPriceHeaders = zod.input<typeof ExplainOrderPriceHeaders>;
export type ExplainOrderPriceHeadersOutput = zod.output<typeof ExplainOrderPriceHeaders>;
