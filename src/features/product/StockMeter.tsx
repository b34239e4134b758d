import type { StockLevel } from '#generated/api/model/stockLevel.ts';
import classes from './StockMeter.module.css';
import { stockSteps, stockWords } from './stock.ts';

interface Props {
  level: StockLevel;
  /** Instead of the level's own word: «Снят с производства». */
  word?: string | undefined;
}

const steps = [1, 2, 3, 4] as const;

/** How much is left: four steps and the word that says the same. */
export function StockMeter({ level, word }: Props) {
  const lit = stockSteps[level];
  return (
    <span className={classes.meter} data-level={level}>
      <span className={classes.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={classes.step} data-lit={step <= lit || undefined} />
        ))}
      </span>
      <span className={classes.word}>{word ?? stockWords[level]}</span>
    </span>
  );
}
