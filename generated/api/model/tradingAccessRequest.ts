import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const TradingAccessRequest = /*#__PURE__*/ zod.object({
  "partnerID": Id,
  "workWithRocadaBefore": /*#__PURE__*/ zod.boolean()
});

export type TradingAccessRequest = zod.input<typeof TradingAccessRequest>;
export type TradingAccessRequestOutput = zod.output<typeof TradingAccessRequest>;
