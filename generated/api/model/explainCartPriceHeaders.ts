import * as zod from 'zod/mini';

export const explainCartPriceHeadersXRequestIDMin = 8;
export const explainCartPriceHeadersXRequestIDMax = 64;


export const explainCartPriceHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExplainCartPriceHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(explainCartPriceHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(explainCartPriceHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(explainCartPriceHeadersXRequestIDRegExp)))
})

export type ExplainCartPriceHeaders = zod.input<typeof ExplainCartPriceHeaders>;
export type ExplainCartPriceHeadersOutput = zod.output<typeof ExplainCartPriceHeaders>;
