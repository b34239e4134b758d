/** Default number of entries per page. */
export const DEFAULT_PAGE_SIZE = 24;
