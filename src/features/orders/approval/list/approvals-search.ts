import type { ApprovalStatus } from '#generated/api/model/approvalStatus.ts';
import type { ListApprovalsParams } from '#generated/api/model/listApprovalsParams.ts';
import { type Unread, withUnread } from '#src/browser/lost-values.ts';
import { integer, oneOf, parseParam, pattern, text } from '#src/lib/search-params.ts';

const PAGE_SIZE = 20;
// Addresses are read on every page, words are shown on few: these are not read from those.
const status = oneOf<ApprovalStatus>({ Pending: true, Approved: true, Rejected: true });
const id = pattern(/^[A-Za-z0-9_-]{1,64}$/);

/** What the address of a company's approvals says. */
export interface ApprovalsSearch extends Unread {
  /** The tab; those that wait when it is not named. */
  status?: ApprovalStatus | undefined;
  /** Part of a number, of the buyer's name, or of a product. */
  text?: string | undefined;
  page?: number | undefined;
  /** The order that is open. */
  order?: string | undefined;
}

/** Reads the address; whatever makes no sense is as if it were not there. */
export function parseApprovalsSearch(given: Record<string, unknown>): ApprovalsSearch {
  return withUnread(given, {
    status: parseParam(given.status, status),
    text: parseParam(given.text, text(200)),
    page: parseParam(given.page, integer(2, 10_000)),
    order: parseParam(given.order, id),
  });
}

/** The server's filter for an address. */
export function approvalsFilter(partnerID: string, search: ApprovalsSearch): ListApprovalsParams {
  return {
    partnerID,
    status: search.status ?? 'Pending',
    ...(search.text && { text: search.text }),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
