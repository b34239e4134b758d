import * as zod from 'zod/mini';

export const advertiserNameMax = 300;

export const advertiserTokenMax = 100;



export const Advertiser = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(advertiserNameMax)),
  "token": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(advertiserTokenMax)))
});

export type Advertiser = zod.input<typeof Advertiser>;
export type AdvertiserOutput = zod.output<typeof Advertiser>;
