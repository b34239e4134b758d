import * as zod from 'zod/mini';

export const TagNameMax = 50;


export const TagNameRegExp = new RegExp('^\\S(.*\\S)?$');


export const TagName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TagNameMax)).check(/*#__PURE__*/ zod.regex(TagNameRegExp));

export type TagName = zod.input<typeof TagName>;
export type TagNameOutput = zod.output<typeof TagName>;
