import * as zod from 'zod/mini';
import { AuditRecord } from './auditRecord.ts';
import { AuditSubject } from './auditSubject.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const auditEntryActorMax = 200;

export const auditEntryActorNameMax = 302;

export const auditEntryActMax = 300;

export const auditEntryCompanyMax = 302;

export const auditEntryReasonMax = 2000;

export const auditEntryRecordsMax = 100;



export const AuditEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditEntryActorMax)),
  "actorName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryActorNameMax))),
  "act": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryActMax))),
  "subject": /*#__PURE__*/ zod.union([AuditSubject,/*#__PURE__*/ zod.null()]),
  "company": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryCompanyMax))),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEntryReasonMax))),
  "handMoney": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "records": /*#__PURE__*/ zod.array(AuditRecord).check(/*#__PURE__*/ zod.maxLength(auditEntryRecordsMax))
});

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;
