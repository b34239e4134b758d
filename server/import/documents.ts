import type { components } from '#generated/server/operations.ts';
import type { ImportResult } from './import-view.ts';
import { isInPacks } from './quantity.ts';
import { writeXlsx } from './write-xlsx.ts';

type Outcome = components['schemas']['ImportOutcome'];

const outcomeNames: Readonly<Record<Outcome, string>> = {
  Matched: 'Найден',
  InvalidQuantity: 'Количество неверно',
  Ambiguous: 'Нужен выбор',
  Reduced: 'Меньше, чем нужно',
  Unavailable: 'Купить нельзя',
  NotFound: 'Не найден',
};

/** A template with examples of real products. */
export function writeTemplate(
  examples: readonly { vendorCode: string; name: string }[],
): Uint8Array<ArrayBuffer> {
  const rows = examples.map(({ vendorCode, name }, index) => [vendorCode, name, index + 1]);
  return writeXlsx('Заказ', [['Артикул', 'Название', 'Количество'], ...rows], [20, 60, 12]);
}

/** As it can be sent again: packs of an unknown product stay packs. */
function quantityOf({ product, requested, quantityText }: ImportResult['rows'][number]) {
  if (requested === null) return quantityText;
  return product === null && isInPacks(quantityText) ? `${requested} уп.` : requested;
}

/** The rows of a parsed file with their outcome; only the given outcomes, if any. */
export function writeRows(
  { rows }: ImportResult,
  outcomes: readonly Outcome[],
): Uint8Array<ArrayBuffer> {
  const shown = rows.filter(({ outcome }) => outcomes.length === 0 || outcomes.includes(outcome));
  const head = ['Артикул или название', 'Количество', 'Строка', 'Исход', 'Пояснение', 'Товар'];
  return writeXlsx(
    'Строки',
    [
      head,
      ...shown.map((row) => [
        row.text,
        quantityOf(row),
        row.row,
        outcomeNames[row.outcome],
        row.message,
        row.product?.name ?? null,
      ]),
    ],
    [30, 12, 10, 20, 40, 60],
  );
}
