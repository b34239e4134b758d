import { Text } from '@mantine/core';
import type { CatalogImportEntry } from '#generated/api/model/catalogImportEntry.ts';
import classes from '#src/features/backoffice/frame/StaffRow.module.css';
import { ListRow, RowLink } from '#src/ui/kit/list/ListRow.tsx';
import { entryKindLabels, entryPlace, entryText } from './import-labels.ts';

/** One entry of the report of an import; the whole row links to the product, where there is one. */
export function ImportEntryRow({ entry }: { entry: CatalogImportEntry }) {
  const { productSlug } = entry;
  return (
    <ListRow className={classes.row}>
      {productSlug === null ? (
        <Text fw={600} className={classes.head ?? ''}>
          {entryPlace(entry)}
        </Text>
      ) : (
        <RowLink to="/products/$slug" params={{ slug: productSlug }}>
          {entryPlace(entry)}
        </RowLink>
      )}
      <Text size="sm" className={classes.text ?? ''}>
        {entryText(entry)}
      </Text>
      <Text size="sm" c="dimmed">
        {entryKindLabels[entry.kind]}
      </Text>
    </ListRow>
  );
}
