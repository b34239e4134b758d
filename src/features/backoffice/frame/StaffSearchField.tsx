import { useNavigate } from '@tanstack/react-router';
import { replacesEntry } from '#src/ui/kit/list/filters/filter-history.ts';
import { TextFilter } from '#src/ui/mantine/fields/TextFilter.tsx';
import { parseStaffSearch, type StaffSearch } from './staff-search.ts';

interface StaffSearchFieldProps {
  to: '/backoffice/orders';
  label: string;
  name: 'text';
  search: StaffSearch;
}

/** A search in a list of the back office, in the URL. */
export function StaffSearchField({ to, label, name, search }: StaffSearchFieldProps) {
  const navigate = useNavigate();
  const change = (value: string) =>
    void navigate({
      to,
      search: parseStaffSearch({ ...search, [name]: value, page: undefined, invalid: undefined }),
      replace: replacesEntry({ text: search[name] }, { text: value }),
      resetScroll: false,
    });
  return <TextFilter label={label} value={search[name] ?? ''} onChange={change} />;
}
