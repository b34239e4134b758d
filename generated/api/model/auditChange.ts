import * as zod from 'zod/mini';
import { AuditProperty } from './auditProperty.ts';

export const auditChangeBeforeMax = 2000;

export const auditChangeAfterMax = 2000;



export const AuditChange = /*#__PURE__*/ zod.object({
  "name": AuditProperty,
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeBeforeMax))),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeAfterMax)))
});

export type AuditChange = zod.input<typeof AuditChange>;
export type AuditChangeOutput = zod.output<typeof AuditChange>;
