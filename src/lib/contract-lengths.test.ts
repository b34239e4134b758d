import { expect, it } from 'vitest';
import { CouponCodeMax } from '#generated/api/model/couponCode.ts';
import { TagNameMax } from '#generated/api/model/tagName.ts';
import { COUPON_CODE_LENGTH, TAG_NAME_LENGTH } from './contract-lengths.ts';

it('contract lengths: are those of the generated models', () => {
  expect({ COUPON_CODE_LENGTH, TAG_NAME_LENGTH }).toEqual({
    COUPON_CODE_LENGTH: CouponCodeMax,
    TAG_NAME_LENGTH: TagNameMax,
  });
});
