import * as zod from 'zod/mini';

export const deniedEmployeeActionReasonMax = 500;



export const DeniedEmployeeAction = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.enum(['Block', 'Remove', 'Resend', 'UndoAcceptance']),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deniedEmployeeActionReasonMax))
});

export type DeniedEmployeeAction = zod.input<typeof DeniedEmployeeAction>;
export type DeniedEmployeeActionOutput = zod.output<typeof DeniedEmployeeAction>;
