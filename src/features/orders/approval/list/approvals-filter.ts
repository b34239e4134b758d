import type { ListApprovalsParams } from '#generated/api/model/listApprovalsParams.ts';
import type { ApprovalsSearch } from './approvals-search.ts';

const PAGE_SIZE = 20;

/** The request's parameters for a URL. */
export function approvalsFilter(partnerID: string, search: ApprovalsSearch): ListApprovalsParams {
  return {
    partnerID,
    status: search.status ?? 'Pending',
    ...(search.text && { text: search.text }),
    page: search.page ?? 1,
    pageSize: PAGE_SIZE,
  };
}
