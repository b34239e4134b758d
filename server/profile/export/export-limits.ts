/** Limit of the contract for each list of the export. */
export const MAX_ROWS = 10_000;
