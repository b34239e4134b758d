import * as zod from 'zod/mini';

export const deliveryIntervalFromRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const deliveryIntervalToRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const DeliveryInterval = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryIntervalFromRegExp)),
  "to": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deliveryIntervalToRegExp))
});

export type DeliveryInterval = zod.input<typeof DeliveryInterval>;
export type DeliveryIntervalOutput = zod.output<typeof DeliveryInterval>;
