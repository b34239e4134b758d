import type { CatalogImport } from '#generated/api/model/catalogImport.ts';
import type { CatalogImportEntry } from '#generated/api/model/catalogImportEntry.ts';
import type { CatalogImportEntryKind } from '#generated/api/model/catalogImportEntryKind.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** What an entry of a report is about. */
export const entryKindLabels: Readonly<Record<CatalogImportEntryKind, string>> = {
  Rejected: 'Отклонено',
  Warned: 'Принято с\u00A0поправкой',
  Unlisted: 'Снято с\u00A0показа',
  Repriced: 'Другая цена',
  SoldOut: 'Больше не\u00A0продаётся',
  Renamed: 'Другое название',
  Returned: 'Показано снова',
  Created: 'Новые товары',
};

/** Whether an import has ended, for a badge. */
export function importState({
  finishedAt,
  failure,
}: Pick<CatalogImport, 'finishedAt' | 'failure'>) {
  if (failure !== null) return { label: 'Отклонён', color: 'red' } as const;
  return finishedAt === null
    ? ({ label: 'Не\u00A0завершён', color: 'gray' } as const)
    : ({ label: 'Завершён', color: 'green' } as const);
}

/** Where an entry is in the feed: «Строка 128, 100245». */
export function entryPlace({ line, recordID }: CatalogImportEntry): string {
  const record = recordID === '' ? 'без идентификатора' : recordID;
  return line === null ? record : `Строка\u00A0${line}, ${record}`;
}

/** What an entry says. */
export function entryText(entry: CatalogImportEntry): string {
  const { reason, name, nameBefore, priceBefore, priceAfter } = entry;
  if (reason !== null) return reason;
  if (priceBefore !== null && priceAfter !== null) {
    return `${formatMoney(priceBefore)} → ${formatMoney(priceAfter)}, ${name ?? ''}`;
  }
  return nameBefore === null ? (name ?? '') : `«${nameBefore}» → «${name ?? ''}»`;
}
