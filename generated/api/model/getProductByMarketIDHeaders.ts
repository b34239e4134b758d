import * as zod from 'zod/mini';

export const getProductByMarketIDHeadersXRequestIDMin = 8;
export const getProductByMarketIDHeadersXRequestIDMax = 64;


export const getProductByMarketIDHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetProductByMarketIDHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProductByMarketIDHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getProductByMarketIDHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getProductByMarketIDHeadersXRequestIDRegExp)))
})

export type GetProductByMarketIDHeaders = zod.input<typeof GetProductByMarketIDHeaders>;
export type GetProductByMarketIDHeadersOutput = zod.output<typeof GetProductByMarketIDHeaders>;
