import { Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ImportOutcome } from '#generated/api/model/importOutcome.ts';
import type { ImportResult } from '#generated/api/model/importResult.ts';
import { importProblems } from '#src/features/cart/import/import-labels.ts';
import type { CartImport } from '#src/features/cart/import/use-import.ts';
import { useImportDownload } from '#src/features/cart/import/use-import-download.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { showToast } from '#src/ui/toasts/toasts.ts';
import { ImportBuyerNote } from './ImportBuyerNote.tsx';
import { ImportFilter } from './ImportFilter.tsx';
import classes from './ImportResultView.module.css';
import { ImportTable } from './ImportTable.tsx';
import { SkippedLines } from './SkippedLines.tsx';
import { UnreadSheets } from './UnreadSheets.tsx';

const rowForms = ['строка', 'строки', 'строк'] as const;

interface ImportResultViewProps {
  result: ImportResult;
  cartImport: CartImport;
}

/** The imported file: every row with its outcome, and the button that adds the valid ones. */
export function ImportResultView({ result, cartImport }: ImportResultViewProps) {
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const sumID = useId();
  const errors = useImportDownload('stroki-s-oshibkami.xlsx');
  if (result.status === 'Pending') return <Reading result={result} />;

  const nothing = result.addableCount === 0;
  const rows = outcome ? result.rows.filter((row) => row.outcome === outcome) : result.rows;
  const faulty = result.rows.some((row) => importProblems.includes(row.outcome));
  const addAll = () =>
    cartImport.add(() => {
      const count = countOf(result.addableCount, rowForms);
      showToast({ tone: 'success', message: `Добавлено в корзину: ${count}` });
      cartImport.forget();
      void navigate({ to: '/cart' });
    });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text>
          {result.fileName}: {countOf(result.rowCount, rowForms)}
        </Text>
        <Group gap="lg">
          {faulty && (
            <Button
              variant="subtle"
              size="compact-md"
              loading={errors.pending}
              onClick={() =>
                errors.run({ document: 'Rows', importID: result.id, outcomes: importProblems })
              }
            >
              Скачать ошибки
            </Button>
          )}
          <Button variant="subtle" size="compact-md" onClick={cartImport.forget}>
            Другой файл
          </Button>
        </Group>
      </Group>
      <UnreadSheets lines={result.skipped} />
      <ImportBuyerNote partnerID={result.partnerID} cartImport={cartImport} />
      <ImportFilter rows={result.rows} chosen={outcome} onChoose={setOutcome} />
      <ImportTable rows={rows} onChoose={cartImport.choose} choosing={cartImport.choosing} />
      <SkippedLines lines={result.skipped} />
      <section className={classes.bar} data-bottom-bar aria-label="Добавление в корзину">
        <div className={classes.inner}>
          <p id={sumID} className={classes.sum} data-hint={nothing || undefined}>
            {nothing ? 'Добавить пока нечего: выберите товары' : formatMoney(result.amount)}
          </p>
          <Button
            loading={cartImport.adding}
            disabled={nothing}
            aria-describedby={sumID}
            onClick={addAll}
          >
            Добавить {result.addableCount} из {result.rows.length}
          </Button>
        </div>
      </section>
    </Stack>
  );
}

/** Progress while the server parses a long file. */
function Reading({ result }: { result: ImportResult }) {
  const { processedCount, rowCount, fileName } = result;
  return (
    <Paper withBorder radius="lg" p="xl">
      <Stack align="center" gap="sm" role="status">
        <Loader aria-hidden="true" />
        <Text>
          Читаем {fileName}: {processedCount} из {rowCount}
        </Text>
        <progress className={classes.progress} value={processedCount} max={rowCount || 1} />
      </Stack>
    </Paper>
  );
}
