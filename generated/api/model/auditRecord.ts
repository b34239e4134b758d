import * as zod from 'zod/mini';
import { AuditChange } from './auditChange.ts';
import { AuditEntity } from './auditEntity.ts';
import { AuditSubject } from './auditSubject.ts';

export const auditRecordChangesMax = 100;



export const AuditRecord = /*#__PURE__*/ zod.object({
  "entity": AuditEntity,
  "isNew": /*#__PURE__*/ zod.boolean(),
  "subject": /*#__PURE__*/ zod.union([AuditSubject,/*#__PURE__*/ zod.null()]),
  "changes": /*#__PURE__*/ zod.array(AuditChange).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditRecordChangesMax))
});

export type AuditRecord = zod.input<typeof AuditRecord>;
export type AuditRecordOutput = zod.output<typeof AuditRecord>;
