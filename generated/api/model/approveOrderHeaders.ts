import * as zod from 'zod/mini';

export const approveOrderHeadersXRequestIDMin = 8;
export const approveOrderHeadersXRequestIDMax = 64;


export const approveOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ApproveOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(approveOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(approveOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(approveOrderHeadersXRequestIDRegExp)))
})

export type ApproveOrderHeaders = zod.input<typeof ApproveOrderHeaders>;
export type ApproveOrderHeadersOutput = zod.output<typeof ApproveOrderHeaders>;
