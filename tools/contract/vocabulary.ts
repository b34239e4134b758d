/**
 * Whom a request is sent as.
 * - `main` – an ordinary person of the shop
 * - `other` – another one, who shares nothing with `main`
 * - `owner` – owns a company with addresses, contracts, employees
 * - `employee` – orders for that company, beyond the limit only with approval
 * - `approver` – approves the company's orders
 * - `noScope` – a sound token without the scope of the shop
 */
export const persons = ['main', 'other', 'owner', 'employee', 'approver', 'noScope'] as const;
export type Person = (typeof persons)[number];

/** The kinds of requests, in the order in which they are sent. */
export const checks = [
  /** Fills the store of known ids by reading lists; also validated. */
  'learn',
  'tokens',
  'methods',
  'contentTypes',
  'unknownIds',
  /** One labeled fault each. */
  'faults',
  /** Stories over several calls. */
  'sequences',
  /** Paging, sorting, filters, caching: what a schema cannot say. */
  'lists',
  /** Reads of the same thing, side by side. */
  'agreements',
  'foreignData',
  /** Generated from the schemas, with shrinking. */
  'valid',
  'repeats',
  'burst',
] as const;
export type Check = (typeof checks)[number];
