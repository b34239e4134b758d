import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { day, integer, parseParam, text } from '#src/lib/search-params.ts';

/** Search parameters of the audit trail. */
export interface AuditSearch extends InvalidParams {
  /** The number of an order, a ticket or a review, in any spelling. */
  record?: string | undefined;
  /** Who acted: login, name, e-mail address, «Банк». */
  actor?: string | undefined;
  /** First and last day by Moscow, `yyyy-mm-dd`. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseAuditSearch(given: Record<string, unknown>): AuditSearch {
  return withInvalidParams(given, {
    record: parseParam(given.record, text(64)),
    actor: parseParam(given.actor, text(200)),
    from: parseParam(given.from, day),
    to: parseParam(given.to, day),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
