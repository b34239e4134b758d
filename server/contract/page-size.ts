/** Entries of one page of a list, unless the caller says. */
export const DEFAULT_PAGE_SIZE = 24;
