import * as zod from 'zod/mini';
import { ApprovalAction } from './approvalAction.ts';
import { ApprovalDecision } from './approvalDecision.ts';
import { ApprovalDiff } from './approvalDiff.ts';
import { ApprovalEvent } from './approvalEvent.ts';
import { ApprovalPerson } from './approvalPerson.ts';
import { ApprovalQuorum } from './approvalQuorum.ts';
import { ApprovalReason } from './approvalReason.ts';
import { ApprovalStatus } from './approvalStatus.ts';
import { CheckoutStep } from './checkoutStep.ts';
import { Contract } from './contract.ts';
import { Id } from './id.ts';
import { OrderDelivery } from './orderDelivery.ts';
import { OrderItem } from './orderItem.ts';
import { OrderStatus } from './orderStatus.ts';
import { Partner } from './partner.ts';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentOption } from './paymentOption.ts';
import { Problem } from './problem.ts';
import { Recipient } from './recipient.ts';
import { TagName } from './tagName.ts';
import { Totals } from './totals.ts';

export const approvalNumberMax = 30;


export const approvalItemsMax = 1000;

export const approvalPaymentMethodsMax = 10;

export const approvalCommentMax = 500;

export const approvalTagsMax = 50;

export const approvalProblemsMax = 4000;

export const approvalReasonsMax = 10;

export const approvalDecisionsMax = 50;

export const approvalHistoryMax = 1000;

export const approvalAllowedActionsMax = 10;



export const Approval = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalNumberMax))),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "status": ApprovalStatus,
  "orderStatus": OrderStatus,
  "step": CheckoutStep,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "awaitedSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "remindAvailableAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "author": ApprovalPerson,
  "partner": Partner,
  "contract": /*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()]),
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalItemsMax)),
  "delivery": OrderDelivery,
  "recipient": /*#__PURE__*/ zod.union([Recipient,/*#__PURE__*/ zod.null()]),
  "paymentMethod": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentMethods": /*#__PURE__*/ zod.array(PaymentOption).check(/*#__PURE__*/ zod.maxLength(approvalPaymentMethodsMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approvalCommentMax)),
  "tags": /*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(approvalTagsMax)),
  "totals": Totals,
  "problems": /*#__PURE__*/ zod.array(Problem).check(/*#__PURE__*/ zod.maxLength(approvalProblemsMax)),
  "reasons": /*#__PURE__*/ zod.array(ApprovalReason).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalReasonsMax)),
  "quorum": ApprovalQuorum,
  "decisions": /*#__PURE__*/ zod.array(ApprovalDecision).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalDecisionsMax)),
  "diff": /*#__PURE__*/ zod.union([ApprovalDiff,/*#__PURE__*/ zod.null()]),
  "history": /*#__PURE__*/ zod.array(ApprovalEvent).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approvalHistoryMax)),
  "allowedActions": /*#__PURE__*/ zod.array(ApprovalAction).check(/*#__PURE__*/ zod.maxLength(approvalAllowedActionsMax))
});

export type Approval = zod.input<typeof Approval>;
export type ApprovalOutput = zod.output<typeof Approval>;
