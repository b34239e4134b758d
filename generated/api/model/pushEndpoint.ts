import * as zod from 'zod/mini';

export const PushEndpointMax = 1000;


export const PushEndpointRegExp = new RegExp('^https?://[\\x21-\\x7E]+$');


export const PushEndpoint = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PushEndpointMax)).check(/*#__PURE__*/ zod.regex(PushEndpointRegExp));

export type PushEndpoint = zod.input<typeof PushEndpoint>;
export type PushEndpointOutput = zod.output<typeof PushEndpoint>;
