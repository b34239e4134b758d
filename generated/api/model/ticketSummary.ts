import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrderReference } from './orderReference.ts';
import { Partner } from './partner.ts';
import { TicketAction } from './ticketAction.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';
import { UnreadCount } from './unreadCount.ts';

export const ticketSummaryNumberMax = 30;

export const ticketSummaryTitleMax = 200;

export const ticketSummaryTextMax = 300;

export const ticketSummaryProductCountMin = 0;
export const ticketSummaryProductCountMax = 100;

export const ticketSummaryRatingMax = 5;

export const ticketSummaryAllowedActionsMax = 10;



export const TicketSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketSummaryNumberMax)),
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketSummaryTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ticketSummaryTextMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "order": /*#__PURE__*/ zod.union([OrderReference,/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()]),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketSummaryProductCountMin)).check(/*#__PURE__*/ zod.lte(ticketSummaryProductCountMax)),
  "rating": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketSummaryRatingMax))),
  "unreadCount": UnreadCount,
  "allowedActions": /*#__PURE__*/ zod.array(TicketAction).check(/*#__PURE__*/ zod.maxLength(ticketSummaryAllowedActionsMax))
});

export type TicketSummary = zod.input<typeof TicketSummary>;
export type TicketSummaryOutput = zod.output<typeof TicketSummary>;
