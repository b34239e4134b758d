import { Text } from '@mantine/core';
import type { CatalogImportEntry } from '#generated/api/model/catalogImportEntry.ts';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import { entryKindLabels, entryPlace, entryText } from './import-labels.ts';

/** One entry of the report of an import. */
export function ImportEntryRow({ entry }: { entry: CatalogImportEntry }) {
  return (
    <ListRow className={classes.row}>
      <Text fw={600} className={classes.head ?? ''}>
        {entryPlace(entry)}
      </Text>
      <Text size="sm" className={classes.text ?? ''}>
        {entryText(entry)}
      </Text>
      <Text size="sm" c="dimmed">
        {entryKindLabels[entry.kind]}
      </Text>
    </ListRow>
  );
}
