/**
 * Options of a query that follows what others do: refetched every ten seconds (milliseconds) while the
 * page is visible, and when the window gets the focus.
 */
export const liveQuery = { refetchInterval: 10_000, refetchOnWindowFocus: 'always' } as const;
