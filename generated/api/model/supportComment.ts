import * as zod from 'zod/mini';

export const SupportCommentMax = 300;


export const SupportCommentRegExp = new RegExp('\\S');


export const SupportComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SupportCommentMax)).check(/*#__PURE__*/ zod.regex(SupportCommentRegExp));

export type SupportComment = zod.input<typeof SupportComment>;
export type SupportCommentOutput = zod.output<typeof SupportComment>;
