import * as zod from 'zod/mini';
import { ApprovalEventKind } from './approvalEventKind.ts';

export const OwnDataApproval = /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "kind": ApprovalEventKind,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OwnDataApproval = zod.input<typeof OwnDataApproval>;
export type OwnDataApprovalOutput = zod.output<typeof OwnDataApproval>;
