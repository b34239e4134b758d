import * as zod from 'zod/mini';

export const changeCartContractHeadersXRequestIDMin = 8;
export const changeCartContractHeadersXRequestIDMax = 64;


export const changeCartContractHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartContractHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartContractHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartContractHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartContractHeadersXRequestIDRegExp)))
})

export type ChangeCartContractHeaders = zod.input<typeof ChangeCartContractHeaders>;
export type ChangeCartContractHeadersOutput = zod.output<typeof ChangeCartContractHeaders>;
