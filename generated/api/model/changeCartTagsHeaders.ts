import * as zod from 'zod/mini';

export const changeCartTagsHeadersXRequestIDMin = 8;
export const changeCartTagsHeadersXRequestIDMax = 64;


export const changeCartTagsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartTagsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartTagsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartTagsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartTagsHeadersXRequestIDRegExp)))
})

export type ChangeCartTagsHeaders = zod.input<typeof ChangeCartTagsHeaders>;
export type ChangeCartTagsHeadersOutput = zod.output<typeof ChangeCartTagsHeaders>;
