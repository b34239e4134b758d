/** `who` in the URL of the order list for the orders of the whole company. */
export const ALL_BUYERS = 'all';
