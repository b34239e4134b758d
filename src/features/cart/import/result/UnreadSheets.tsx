import { Alert } from '@mantine/core';
import type { SkippedImportLine } from '#generated/api/model/skippedImportLine.ts';

/** Sheets of the workbook that were not read, so that no part of an order is missed. */
export function UnreadSheets({ lines }: { lines: readonly SkippedImportLine[] }) {
  const sheets = lines.filter(({ sheet }) => sheet !== null);
  if (sheets.length === 0) return null;
  return (
    <Alert color="orange" variant="light" title="Прочитан один лист – тот, где заказ">
      Не прочитаны: {sheets.map(({ sheet, text }) => `«${sheet}» (${text})`).join(', ')}. Если на
      них тоже заказ, загрузите каждый отдельным файлом.
    </Alert>
  );
}
