import type { SkippedImportLine } from '#generated/api/model/skippedImportLine.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import classes from './SkippedLines.module.css';

/** Lines of the file that contain no product, for the user to check. */
export function SkippedLines({ lines: all }: { lines: readonly SkippedImportLine[] }) {
  const lines = all.filter(({ sheet }) => sheet === null);
  if (lines.length === 0) return null;
  return (
    <details className={classes.lines}>
      <summary>
        Пропущено: {countOf(lines.length, ['строка', 'строки', 'строк'])} без товаров – заголовки и
        итоги
      </summary>
      <ul>
        {lines.map(({ row, text }) => (
          <li key={row}>
            Строка {row}: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
