import type { ImportCounts } from '#generated/api/model/importCounts.ts';
import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';

interface OutcomeLabels {
  label: string;
  color: string;
  /** Key of the outcome's count. */
  count: keyof ImportCounts;
}

/** Outcomes of a row, those that need the user's input first. */
export const importOutcomes: Record<ImportOutcome, OutcomeLabels> = {
  InvalidQuantity: { label: 'Количество неверно', color: 'red', count: 'invalidQuantity' },
  Ambiguous: { label: 'Нужно выбрать', color: 'accent', count: 'ambiguous' },
  NotFound: { label: 'Не найдено', color: 'red', count: 'notFound' },
  Unavailable: { label: 'Нельзя купить', color: 'red', count: 'unavailable' },
  Reduced: { label: 'Меньше, чем нужно', color: 'accent', count: 'reduced' },
  Matched: { label: 'Найдено', color: 'green', count: 'matched' },
};

/** Outcomes that differ from what the file requests. */
export const importProblems: ImportOutcome[] = [
  'InvalidQuantity',
  'Ambiguous',
  'NotFound',
  'Unavailable',
  'Reduced',
];
