import * as zod from 'zod/mini';

export const PersonNameMax = 100;


export const PersonNameRegExp = new RegExp('^[A-Za-zА-Яа-яЁё -]+$');


export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax)).check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
