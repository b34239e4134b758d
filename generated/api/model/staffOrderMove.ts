import * as zod from 'zod/mini';
import { OrderStatus } from './orderStatus.ts';
import { StaffOrderStep } from './staffOrderStep.ts';

export const StaffOrderMove = /*#__PURE__*/ zod.object({
  "step": StaffOrderStep,
  "seenStatus": /*#__PURE__*/ zod.exactOptional(OrderStatus)
});

export type StaffOrderMove = zod.input<typeof StaffOrderMove>;
export type StaffOrderMoveOutput = zod.output<typeof StaffOrderMove>;
