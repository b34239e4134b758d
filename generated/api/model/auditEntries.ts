import * as zod from 'zod/mini';
import { AuditEntry } from './auditEntry.ts';
import { Paging } from './paging.ts';

export const auditEntriesItemsMax = 100;



export const AuditEntries = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(AuditEntry).check(/*#__PURE__*/ zod.maxLength(auditEntriesItemsMax)),
  "paging": Paging
});

export type AuditEntries = zod.input<typeof AuditEntries>;
export type AuditEntriesOutput = zod.output<typeof AuditEntries>;
