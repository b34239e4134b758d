import * as zod from 'zod/mini';
import { EmployeeAction } from './employeeAction.ts';

export const deniedEmployeeActionReasonMax = 500;



export const DeniedEmployeeAction = /*#__PURE__*/ zod.object({
  "action": EmployeeAction,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deniedEmployeeActionReasonMax))
});

export type DeniedEmployeeAction = zod.input<typeof DeniedEmployeeAction>;
export type DeniedEmployeeActionOutput = zod.output<typeof DeniedEmployeeAction>;
