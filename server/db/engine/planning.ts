/**
 * Sent on each connection. The catalog stays in memory: random page reads cost hardly more than
 * sequential ones; with PostgreSQL's default a broad search would be counted by a sequential scan.
 */
export const PLANNING = 'set random_page_cost = 1.1';
