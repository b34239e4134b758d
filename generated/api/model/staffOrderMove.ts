import * as zod from 'zod/mini';
import { StaffOrderStep } from './staffOrderStep.ts';

export const StaffOrderMove = /*#__PURE__*/ zod.object({
  "step": StaffOrderStep
});

export type StaffOrderMove = zod.input<typeof StaffOrderMove>;
export type StaffOrderMoveOutput = zod.output<typeof StaffOrderMove>;
