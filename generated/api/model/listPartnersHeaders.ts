import * as zod from 'zod/mini';

export const listPartnersHeadersXRequestIDMin = 8;
export const listPartnersHeadersXRequestIDMax = 64;


export const listPartnersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartnersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPartnersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPartnersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPartnersHeadersXRequestIDRegExp)))
})

export type ListPartnersHeaders = zod.input<typeof ListPartnersHeaders>;
export type ListPartnersHeadersOutput = zod.output<typeof ListPartnersHeaders>;
