import { Paper } from '@mantine/core';
import { useState } from 'react';
import type { ImportChoice } from '#generated/api/model/importChoice.ts';
import type { ImportRow } from '#generated/api/model/importRow.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './ImportTable.module.css';
import { ImportTableRow } from './ImportTableRow.tsx';

/** Rows shown at first and with each further click: thousands at once would block the page. */
const STEP = 100;

interface ImportTableProps {
  rows: readonly ImportRow[];
  onChoose: (choice: ImportChoice) => void;
  choosing: number | undefined;
}

/** The rows in the order of the file. */
export function ImportTable({ rows, onChoose, choosing }: ImportTableProps) {
  const [shown, setShown] = useState(STEP);
  const hidden = rows.length - shown;
  return (
    <Paper withBorder radius="lg" className={classes.frame ?? ''}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Строка</th>
            <th scope="col">Товар</th>
            <th scope="col">Нужно</th>
            <th scope="col">Как станет</th>
            <th scope="col">Итог</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <ImportTableRow
              key={row.row}
              row={row}
              onChoose={onChoose}
              choosing={choosing === row.row}
            />
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button variant="subtle" fullWidth onClick={() => setShown(shown + STEP)}>
          Показать ещё {countOf(Math.min(hidden, STEP), ['строку', 'строки', 'строк'])} из {hidden}
        </Button>
      )}
    </Paper>
  );
}
