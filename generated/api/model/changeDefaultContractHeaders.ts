import * as zod from 'zod/mini';

export const changeDefaultContractHeadersXRequestIDMin = 8;
export const changeDefaultContractHeadersXRequestIDMax = 64;


export const changeDefaultContractHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeDefaultContractHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeDefaultContractHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeDefaultContractHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeDefaultContractHeadersXRequestIDRegExp)))
})

export type ChangeDefaultContractHeaders = zod.input<typeof ChangeDefaultContractHeaders>;
export type ChangeDefaultContractHeadersOutput = zod.output<typeof ChangeDefaultContractHeaders>;
