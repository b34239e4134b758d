import * as zod from 'zod/mini';

export const getCheckoutDeliveryParamsQueryMax = 100;


export const GetCheckoutDeliveryParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getCheckoutDeliveryParamsQueryMax)))
})

export type GetCheckoutDeliveryParams = zod.input<typeof GetCheckoutDeliveryParams>;
export type GetCheckoutDeliveryParamsOutput = zod.output<typeof GetCheckoutDeliveryParams>;
