import * as zod from 'zod/mini';
import { ApprovalDiff } from './approvalDiff.ts';
import { ApprovalEventKind } from './approvalEventKind.ts';
import { ApprovalPerson } from './approvalPerson.ts';
import { Id } from './id.ts';


export const approvalEventCommentMax = 500;



export const ApprovalEvent = /*#__PURE__*/ zod.object({
  "id": Id,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "kind": ApprovalEventKind,
  "actor": /*#__PURE__*/ zod.union([ApprovalPerson,/*#__PURE__*/ zod.null()]),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalEventCommentMax))),
  "diff": /*#__PURE__*/ zod.union([ApprovalDiff,/*#__PURE__*/ zod.null()])
});

export type ApprovalEvent = zod.input<typeof ApprovalEvent>;
export type ApprovalEventOutput = zod.output<typeof ApprovalEvent>;
