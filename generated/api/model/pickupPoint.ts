import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { Phone } from './phone.ts';

export const pickupPointNameMax = 200;

export const pickupPointCityMax = 100;

export const pickupPointAddressMax = 500;

export const pickupPointScheduleMax = 200;

export const pickupPointLatitudeMin = -90;
export const pickupPointLatitudeMax = 90;

export const pickupPointLongitudeMin = -180;
export const pickupPointLongitudeMax = 180;

export const pickupPointReasonMax = 300;



export const PickupPoint = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pickupPointNameMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pickupPointCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pickupPointAddressMax)),
  "phone": Phone,
  "schedule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pickupPointScheduleMax)),
  "latitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(pickupPointLatitudeMin)).check(/*#__PURE__*/ zod.lte(pickupPointLatitudeMax)),
  "longitude": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(pickupPointLongitudeMin)).check(/*#__PURE__*/ zod.lte(pickupPointLongitudeMax)),
  "readyDate": /*#__PURE__*/ zod.iso.date(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pickupPointReasonMax))),
  "cost": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]))
});

export type PickupPoint = zod.input<typeof PickupPoint>;
export type PickupPointOutput = zod.output<typeof PickupPoint>;
