import * as zod from 'zod/mini';
import { ApprovalFieldChange } from './approvalFieldChange.ts';
import { ApprovalLineChange } from './approvalLineChange.ts';
import { Kopecks } from './kopecks.ts';



export const approvalDiffLinesMax = 1000;

export const approvalDiffFieldsMax = 10;



export const ApprovalDiff = /*#__PURE__*/ zod.object({
  "fromVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "toVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lines": /*#__PURE__*/ zod.array(ApprovalLineChange).check(/*#__PURE__*/ zod.maxLength(approvalDiffLinesMax)),
  "fields": /*#__PURE__*/ zod.array(ApprovalFieldChange).check(/*#__PURE__*/ zod.maxLength(approvalDiffFieldsMax)),
  "totalWas": Kopecks,
  "totalNow": Kopecks
});

export type ApprovalDiff = zod.input<typeof ApprovalDiff>;
export type ApprovalDiffOutput = zod.output<typeof ApprovalDiff>;
