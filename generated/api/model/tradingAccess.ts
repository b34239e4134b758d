import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TradingAccessState } from './tradingAccessState.ts';

export const tradingAccessReasonMax = 2000;



export const TradingAccess = /*#__PURE__*/ zod.object({
  "state": TradingAccessState,
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tradingAccessReasonMax))),
  "ticketID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type TradingAccess = zod.input<typeof TradingAccess>;
export type TradingAccessOutput = zod.output<typeof TradingAccess>;
