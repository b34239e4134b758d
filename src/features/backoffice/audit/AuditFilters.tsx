import { useNavigate } from '@tanstack/react-router';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { PeriodFilter } from '#src/ui/mantine/fields/PeriodFilter.tsx';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import classes from './AuditFilters.module.css';
import { type AuditSearch, parseAuditSearch } from './audit-search.ts';

/** Filters of the audit trail by record, person and period, in the URL. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const change = (changes: Partial<AuditSearch>, replace = false) =>
    void navigate({
      to: '/backoffice/audit',
      search: parseAuditSearch({ ...search, ...changes, page: undefined, invalid: undefined }),
      replace,
      resetScroll: false,
    });
  const changeText = (name: 'record' | 'actor', value: string) =>
    change({ [name]: value || undefined }, replacesEntry({ text: search[name] }, { text: value }));
  return (
    <div className={classes.filters}>
      <TextFilter
        label="Номер заказа или обращения"
        value={search.record ?? ''}
        onChange={(value) => changeText('record', value)}
      />
      <TextFilter
        label="Кто: имя или логин"
        value={search.actor ?? ''}
        onChange={(value) => changeText('actor', value)}
      />
      <PeriodFilter value={search} onChange={(period) => change(period)} />
    </div>
  );
}
