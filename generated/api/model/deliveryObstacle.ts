import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';

export const deliveryObstacleReasonMax = 300;



export const DeliveryObstacle = /*#__PURE__*/ zod.object({
  "method": DeliveryMethod,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryObstacleReasonMax))
});

export type DeliveryObstacle = zod.input<typeof DeliveryObstacle>;
export type DeliveryObstacleOutput = zod.output<typeof DeliveryObstacle>;
