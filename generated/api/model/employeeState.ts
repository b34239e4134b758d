import * as zod from 'zod/mini';

export const EmployeeState = /*#__PURE__*/ zod.enum(['Invited', 'Active', 'Blocked']);

export type EmployeeState = zod.input<typeof EmployeeState>;
export type EmployeeStateOutput = zod.output<typeof EmployeeState>;
