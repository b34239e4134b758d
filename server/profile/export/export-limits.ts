import { limits } from '#generated/server/limits.ts';
/** Limit of the contract for each list of the export. */
export const MAX_ROWS = limits['OwnData.orders'];
