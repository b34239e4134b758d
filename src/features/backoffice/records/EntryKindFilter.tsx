import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { CatalogImportCount } from '#generated/api/model/catalogImportCount.ts';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { entryKindLabels } from './import-labels.ts';
import { type ImportSearch, parseImportSearch } from './import-search.ts';

interface FilterProps {
  id: string;
  counts: readonly CatalogImportCount[];
  search: ImportSearch;
}

/** Selects the kind of entries to list, in the URL; nothing while the report has none. */
export function EntryKindFilter({ id, counts, search: { kind } }: FilterProps) {
  const navigate = useNavigate();
  if (counts.length === 0) return null;
  const shown = counts.find((count) => count.kind === kind);
  const isCut = (shown ? [shown] : counts).some(({ count, listed }) => listed < count);
  return (
    <div>
      <SelectField
        label="Что показать"
        value={kind ?? ''}
        onChange={(event) =>
          void navigate({
            to: '/backoffice/imports/$id',
            params: { id },
            search: parseImportSearch({ kind: event.currentTarget.value }),
            resetScroll: false,
          })
        }
        options={[
          { value: '', label: 'Весь отчёт' },
          ...counts.map(({ kind: value, count }) => ({
            value,
            label: `${entryKindLabels[value]}: ${formatNumber(count)}`,
          })),
        ]}
      />
      {isCut && (
        <Text size="sm" c="dimmed">
          Перечислены первые: остальное – в файле отчёта рядом с данными магазина.
        </Text>
      )}
    </div>
  );
}
