import type { ApprovalStatus } from '#generated/api/model/approvalStatus.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam, pattern, text } from '#src/lib/search-params.ts';

// URLs are parsed on every page, labels are shown on few: importing the labels here would add them
// to the first chunk.
const status = oneOf<ApprovalStatus>({ Pending: true, Approved: true, Rejected: true });
const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

/** Search parameters of a company's approvals. */
export interface ApprovalsSearch extends InvalidParams {
  /** The tab; pending ones by default. */
  status?: ApprovalStatus | undefined;
  /** Part of a number, of the buyer's name, or of a product. */
  text?: string | undefined;
  page?: number | undefined;
  /** The open order. */
  order?: string | undefined;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseApprovalsSearch(given: Record<string, unknown>): ApprovalsSearch {
  return withInvalidParams(given, {
    status: parseParam(given.status, status),
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(2, 10_000)),
    order: parseParam(given.order, id),
  });
}
