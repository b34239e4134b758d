import * as zod from 'zod/mini';

export const auditChangeNameMax = 100;

export const auditChangeBeforeMax = 2000;

export const auditChangeAfterMax = 2000;



export const AuditChange = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditChangeNameMax)),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeBeforeMax))),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeAfterMax)))
});

export type AuditChange = zod.input<typeof AuditChange>;
export type AuditChangeOutput = zod.output<typeof AuditChange>;
