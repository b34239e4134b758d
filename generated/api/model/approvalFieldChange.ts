import * as zod from 'zod/mini';
import { ApprovalField } from './approvalField.ts';

export const approvalFieldChangeWasMax = 500;

export const approvalFieldChangeNowMax = 500;



export const ApprovalFieldChange = /*#__PURE__*/ zod.object({
  "field": ApprovalField,
  "was": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalFieldChangeWasMax))),
  "now": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalFieldChangeNowMax)))
});

export type ApprovalFieldChange = zod.input<typeof ApprovalFieldChange>;
export type ApprovalFieldChangeOutput = zod.output<typeof ApprovalFieldChange>;
