import * as zod from 'zod/mini';
import { Contract } from './contract.ts';
import { DeniedPartnerAction } from './deniedPartnerAction.ts';
import { EDOConnection } from './eDOConnection.ts';
import { Id } from './id.ts';
import { OrdersAccess } from './ordersAccess.ts';
import { PartnerAction } from './partnerAction.ts';
import { PartnerRole } from './partnerRole.ts';
import { TradingAccess } from './tradingAccess.ts';

export const partnerSummaryNameMax = 300;

export const partnerSummaryInnRegExp = new RegExp('^(\\d{10}|\\d{12})$');
export const partnerSummaryKppRegExp = new RegExp('^\\d{4}[\\dA-Z]{2}\\d{3}$');
export const partnerSummaryAwaitingApprovalCountMin = 0;

export const partnerSummaryAllowedActionsMax = 20;

export const partnerSummaryDeniedActionsMax = 20;



export const PartnerSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "customerID": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerSummaryNameMax)),
  "inn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSummaryInnRegExp)),
  "kpp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSummaryKppRegExp))),
  "role": PartnerRole,
  "ordersAccess": OrdersAccess,
  "tradingAccess": TradingAccess,
  "edo": EDOConnection,
  "awaitingApprovalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(partnerSummaryAwaitingApprovalCountMin)),
  "defaultContract": /*#__PURE__*/ zod.union([Contract,/*#__PURE__*/ zod.null()]),
  "allowedActions": /*#__PURE__*/ zod.array(PartnerAction).check(/*#__PURE__*/ zod.maxLength(partnerSummaryAllowedActionsMax)),
  "deniedActions": /*#__PURE__*/ zod.array(DeniedPartnerAction).check(/*#__PURE__*/ zod.maxLength(partnerSummaryDeniedActionsMax))
});

export type PartnerSummary = zod.input<typeof PartnerSummary>;
export type PartnerSummaryOutput = zod.output<typeof PartnerSummary>;
