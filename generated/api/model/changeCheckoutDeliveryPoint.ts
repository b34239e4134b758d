import * as zod from 'zod/mini';

export const changeCheckoutDeliveryPointAddressIDMax = 64;


export const changeCheckoutDeliveryPointAddressIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const changeCheckoutDeliveryPointPickupPointIDMax = 64;


export const changeCheckoutDeliveryPointPickupPointIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ChangeCheckoutDeliveryPoint = /*#__PURE__*/ zod.object({
  "addressID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutDeliveryPointAddressIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutDeliveryPointAddressIDRegExp))),
  "pickupPointID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutDeliveryPointPickupPointIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutDeliveryPointPickupPointIDRegExp)))
});

export type ChangeCheckoutDeliveryPoint = zod.input<typeof ChangeCheckoutDeliveryPoint>;
export type ChangeCheckoutDeliveryPointOutput = zod.output<typeof ChangeCheckoutDeliveryPoint>;
