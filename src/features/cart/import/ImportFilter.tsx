import type { ImportCounts } from '#generated/api/model/importCounts.ts';
import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';
import classes from './ImportFilter.module.css';
import { importOutcomes } from './import-labels.ts';

interface ImportFilterProps {
  counts: ImportCounts;
  /** Rows of the file. */
  total: number;
  chosen: ImportOutcome | null;
  onChoose: (outcome: ImportOutcome | null) => void;
}

/** Shows all rows or those of one outcome; outcomes without rows are omitted. */
export function ImportFilter({ counts, total, chosen, onChoose }: ImportFilterProps) {
  const outcomes = (Object.keys(importOutcomes) as ImportOutcome[]).filter(
    (outcome) => counts[importOutcomes[outcome].count] > 0,
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
            ? `Все · ${total}`
            : `${importOutcomes[outcome].label} · ${counts[importOutcomes[outcome].count]}`}
        </button>
      ))}
    </fieldset>
  );
}
