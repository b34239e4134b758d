import * as zod from 'zod/mini';
import { ApprovalAction } from './approvalAction.ts';
import { ApprovalPerson } from './approvalPerson.ts';
import { ApprovalReason } from './approvalReason.ts';
import { ApprovalStatus } from './approvalStatus.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderSummaryProduct } from './orderSummaryProduct.ts';
import { Partner } from './partner.ts';

export const approvalSummaryNumberMax = 30;


export const approvalSummaryReasonsMax = 10;

export const approvalSummaryApprovedCountMin = 0;


export const approvalSummaryProductsMax = 4;



export const approvalSummaryAllowedActionsMax = 10;



export const ApprovalSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalSummaryNumberMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": ApprovalStatus,
  "createdAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "myStatus": /*#__PURE__*/ zod.union([ApprovalStatus,/*#__PURE__*/ zod.null()]),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "awaitedSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "author": ApprovalPerson,
  "partner": Partner,
  "reasons": /*#__PURE__*/ zod.array(ApprovalReason).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalSummaryReasonsMax)),
  "approvedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approvalSummaryApprovedCountMin)),
  "approverCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "edited": /*#__PURE__*/ zod.boolean(),
  "products": /*#__PURE__*/ zod.array(OrderSummaryProduct).check(/*#__PURE__*/ zod.maxLength(approvalSummaryProductsMax)),
  "itemCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "toPay": Kopecks,
  "allowedActions": /*#__PURE__*/ zod.array(ApprovalAction).check(/*#__PURE__*/ zod.maxLength(approvalSummaryAllowedActionsMax))
});

export type ApprovalSummary = zod.input<typeof ApprovalSummary>;
export type ApprovalSummaryOutput = zod.output<typeof ApprovalSummary>;
