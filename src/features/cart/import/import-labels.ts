import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';

interface OutcomeLabels {
  label: string;
  color: string;
}

/** Outcomes of a row, those that need the user's input first. */
export const importOutcomes: Record<ImportOutcome, OutcomeLabels> = {
  InvalidQuantity: { label: 'Количество неверно', color: 'red' },
  Ambiguous: { label: 'Нужно выбрать', color: 'accent' },
  NotFound: { label: 'Не найдено', color: 'red' },
  Unavailable: { label: 'Нельзя купить', color: 'red' },
  Reduced: { label: 'Меньше, чем нужно', color: 'accent' },
  Matched: { label: 'Найдено', color: 'green' },
};

/** Outcomes that differ from what the file requests. */
export const importProblems: ImportOutcome[] = [
  'InvalidQuantity',
  'Ambiguous',
  'NotFound',
  'Unavailable',
  'Reduced',
];
