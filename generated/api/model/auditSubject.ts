import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const auditSubjectTitleMax = 500;



export const AuditSubject = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Order', 'Ticket', 'Review', 'Company', 'Customer']),
  "recordID": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditSubjectTitleMax))
});

export type AuditSubject = zod.input<typeof AuditSubject>;
export type AuditSubjectOutput = zod.output<typeof AuditSubject>;
