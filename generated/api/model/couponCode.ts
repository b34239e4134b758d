import * as zod from 'zod/mini';

export const CouponCodeMax = 50;


export const CouponCodeRegExp = new RegExp('^[A-Za-zА-Яа-яЁё0-9_-]+$');


export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax)).check(/*#__PURE__*/ zod.regex(CouponCodeRegExp));

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;
