/**
 * The sender of a request.
 * - `main` – an ordinary user of the shop
 * - `other` – another one, who shares nothing with `main`
 * - `owner` – owns a company with addresses, contracts, employees
 * - `employee` – orders for that company, beyond the limit only with approval
 * - `approver` – approves the company's orders
 * - `staff` – works in the shop: all of the back office is open
 * - `noScope` – has a valid token without the scope of the shop
 */
export const persons = [
  'main',
  'other',
  'owner',
  'employee',
  'approver',
  'staff',
  'noScope',
] as const;
export type Person = (typeof persons)[number];

/** The kinds of checks, in the order in which they run. */
export const checks = [
  /** Collects known ids by reading lists; validates the responses, too. */
  'learn',
  'tokens',
  'methods',
  'contentTypes',
  'unknownIDs',
  /** Requests with one labeled error each. */
  'invalid',
  /** Sequences of several calls. */
  'sequences',
  /** Every property that a request can set, read back wherever it is shown. */
  'writes',
  /** Paging, sorting, filters, caching: rules that a schema cannot express. */
  'lists',
  /** Reads of the same record, compared. */
  'agreements',
  'foreignData',
  /** Requests generated from the schemas, with shrinking. */
  'valid',
  'repeats',
  'burst',
] as const;
export type Check = (typeof checks)[number];
