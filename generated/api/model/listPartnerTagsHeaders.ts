import * as zod from 'zod/mini';

export const listPartnerTagsHeadersXRequestIDMin = 8;
export const listPartnerTagsHeadersXRequestIDMax = 64;


export const listPartnerTagsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartnerTagsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPartnerTagsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPartnerTagsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPartnerTagsHeadersXRequestIDRegExp)))
})

export type ListPartnerTagsHeaders = zod.input<typeof ListPartnerTagsHeaders>;
export type ListPartnerTagsHeadersOutput = zod.output<typeof ListPartnerTagsHeaders>;
