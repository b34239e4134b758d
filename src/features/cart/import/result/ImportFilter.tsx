import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';
import type { ImportRow } from '#generated/api/model/importRow.ts';
import { importOutcomes } from '#src/features/cart/import/import-labels.ts';
import classes from './ImportFilter.module.css';

interface ImportFilterProps {
  /** As they are shown: lines of the file with one product are one row. */
  rows: readonly ImportRow[];
  chosen: ImportOutcome | null;
  onChoose: (outcome: ImportOutcome | null) => void;
}

/** Shows all rows or those of one outcome; outcomes without rows are omitted. */
export function ImportFilter({ rows, chosen, onChoose }: ImportFilterProps) {
  const counts = new Map<ImportOutcome, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const outcomes = (Object.keys(importOutcomes) as ImportOutcome[]).filter((one) =>
    counts.has(one),
  );
  return (
    <fieldset aria-label="Какие строки показать" className={classes.choices}>
      {[null, ...outcomes].map((outcome) => (
        <button
          key={outcome ?? 'all'}
          type="button"
          className={classes.choice}
          aria-pressed={outcome === chosen}
          onClick={() => onChoose(outcome)}
        >
          {outcome === null
            ? `Все · ${rows.length}`
            : `${importOutcomes[outcome].label} · ${counts.get(outcome)}`}
        </button>
      ))}
    </fieldset>
  );
}
