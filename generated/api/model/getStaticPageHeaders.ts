import * as zod from 'zod/mini';

export const getStaticPageHeadersXRequestIDMin = 8;
export const getStaticPageHeadersXRequestIDMax = 64;


export const getStaticPageHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const getStaticPageHeadersIfNoneMatchMax = 500;


export const GetStaticPageHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStaticPageHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getStaticPageHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getStaticPageHeadersXRequestIDRegExp))),
  "If-None-Match": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getStaticPageHeadersIfNoneMatchMax)))
})

export type GetStaticPageHeaders = zod.input<typeof GetStaticPageHeaders>;
export type GetStaticPageHeadersOutput = zod.output<typeof GetStaticPageHeaders>;
