import * as zod from 'zod/mini';

export const listPendingOrdersHeadersXRequestIDMin = 8;
export const listPendingOrdersHeadersXRequestIDMax = 64;


export const listPendingOrdersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPendingOrdersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPendingOrdersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPendingOrdersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPendingOrdersHeadersXRequestIDRegExp)))
})

export type ListPendingOrdersHeaders = zod.input<typeof ListPendingOrdersHeaders>;
export type ListPendingOrdersHeadersOutput = zod.output<typeof ListPendingOrdersHeaders>;
