import * as zod from 'zod/mini';

export const TradingAccessState = /*#__PURE__*/ zod.enum(['None', 'Pending', 'Granted', 'Rejected']);

export type TradingAccessState = zod.input<typeof TradingAccessState>;
export type TradingAccessStateOutput = zod.output<typeof TradingAccessState>;
