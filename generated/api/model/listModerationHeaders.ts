import * as zod from 'zod/mini';

export const listModerationHeadersXRequestIDMin = 8;
export const listModerationHeadersXRequestIDMax = 64;


export const listModerationHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListModerationHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listModerationHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listModerationHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listModerationHeadersXRequestIDRegExp)))
})

export type ListModerationHeaders = zod.input<typeof ListModerationHeaders>;
export type ListModerationHeadersOutput = zod.output<typeof ListModerationHeaders>;
