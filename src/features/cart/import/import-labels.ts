import type { ImportCounts } from '#generated/api/model/importCounts.ts';
import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';

interface OutcomeLabels {
  label: string;
  color: string;
  /** The outcome's number in the counts. */
  count: keyof ImportCounts;
}

/** What became of a row, those that need the user first. */
export const importOutcomes: Record<ImportOutcome, OutcomeLabels> = {
  InvalidQuantity: { label: 'Количество неверно', color: 'red', count: 'invalidQuantity' },
  Ambiguous: { label: 'Нужно выбрать', color: 'accent', count: 'ambiguous' },
  NotFound: { label: 'Не найдено', color: 'red', count: 'notFound' },
  Unavailable: { label: 'Нельзя купить', color: 'red', count: 'unavailable' },
  Reduced: { label: 'Меньше, чем нужно', color: 'accent', count: 'reduced' },
  Matched: { label: 'Найдено', color: 'green', count: 'matched' },
};

/** Outcomes in which something is not as the file wants it. */
export const importProblems: ImportOutcome[] = [
  'InvalidQuantity',
  'Ambiguous',
  'NotFound',
  'Unavailable',
  'Reduced',
];
