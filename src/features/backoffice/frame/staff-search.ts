import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of the lists of orders, reviews, imports and the audit trail. */
export interface StaffSearch extends InvalidParams {
  /** What is searched for; in the audit trail an order. */
  text?: string | undefined;
  /** Who acted, in the audit trail. */
  actor?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseStaffSearch(given: Record<string, unknown>): StaffSearch {
  return withInvalidParams(given, {
    text: parseParam(given.text, text(64)),
    actor: parseParam(given.actor, text(200)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
