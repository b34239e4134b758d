import * as zod from 'zod/mini';

export const listOrdersHeadersXRequestIDMin = 8;
export const listOrdersHeadersXRequestIDMax = 64;


export const listOrdersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListOrdersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOrdersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listOrdersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listOrdersHeadersXRequestIDRegExp)))
})

export type ListOrdersHeaders = zod.input<typeof ListOrdersHeaders>;
export type ListOrdersHeadersOutput = zod.output<typeof ListOrdersHeaders>;
