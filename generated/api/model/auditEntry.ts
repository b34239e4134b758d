import * as zod from 'zod/mini';
import { AuditChange } from './auditChange.ts';
import { Id } from './id.ts';

export const auditEntryActorMax = 200;

export const auditEntryActMax = 300;

export const auditEntryEntityMax = 100;

export const auditEntryEntityIDMax = 200;

export const auditEntryChangesMax = 100;



export const AuditEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditEntryActorMax)),
  "act": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryActMax))),
  "entity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditEntryEntityMax)),
  "entityID": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryEntityIDMax))),
  "changes": /*#__PURE__*/ zod.array(AuditChange).check(/*#__PURE__*/ zod.maxLength(auditEntryChangesMax))
});

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;
