import * as zod from 'zod/mini';

export const StockLevel = /*#__PURE__*/ zod.enum(['Many', 'Less', 'Few', 'Last', 'Unavailable']);

export type StockLevel = zod.input<typeof StockLevel>;
export type StockLevelOutput = zod.output<typeof StockLevel>;
