import { describe, expect, it } from 'vitest';
import { auditFilter } from './audit-filter.ts';
import { parseAuditSearch } from './audit-search.ts';

describe('search parameters of the audit trail', () => {
  it('are the filter of the operation, a number of the URL included', () => {
    const search = parseAuditSearch({ record: 1023, actor: ' Света ', from: '2026-03-01' });
    expect(auditFilter(search)).toEqual({ record: '1023', actor: 'Света', from: '2026-03-01' });
  });

  it('have the days of a reversed period in order', () => {
    const search = parseAuditSearch({ from: '2026-03-09', to: '2026-03-01' });
    expect(auditFilter(search)).toEqual({ from: '2026-03-01', to: '2026-03-09' });
  });

  it('lose invalid values', () => {
    const search = parseAuditSearch({ record: '', from: 'вчера', page: '0' });
    expect(auditFilter(search)).toEqual({});
    expect(search.page).toBeUndefined();
  });
});
