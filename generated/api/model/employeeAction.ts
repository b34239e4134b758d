import * as zod from 'zod/mini';

export const EmployeeAction = /*#__PURE__*/ zod.enum(['Edit', 'Block', 'Unblock', 'Remove', 'Resend', 'UndoAcceptance']);

export type EmployeeAction = zod.input<typeof EmployeeAction>;
export type EmployeeActionOutput = zod.output<typeof EmployeeAction>;
