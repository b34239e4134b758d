import { inOrder } from '#src/lib/search-params.ts';
import type { AuditSearch } from './audit-search.ts';

/** The filter as the operation has it; the days of a reversed period are swapped. */
export function auditFilter(search: AuditSearch) {
  const { record, actor, from, to } = inOrder(search);
  return {
    ...(record && { record }),
    ...(actor && { actor }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
