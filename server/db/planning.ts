/**
 * Sent on each connection. The catalog stays in memory: pages read here and there cost hardly more
 * than pages in a row, and with PostgreSQL's own guess a broad search would be counted by reading
 * the whole table.
 */
export const PLANNING = 'set random_page_cost = 1.1';
