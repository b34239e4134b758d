import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';
import type { Workbook } from './workbook.ts';

/** «Скачать XLSX»: builds the table on click; the code that writes the file is loaded then too. */
export function ExportButton({ gather }: { gather: () => Promise<Workbook> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ saveWorkbook }, workbook] = await Promise.all([
        import('./save-workbook.ts'),
        gather(),
      ]);
      saveWorkbook(workbook);
      announce('Таблица скачана');
    } catch {
      showToast({
        tone: 'error',
        message: 'Не удалось собрать таблицу. Попробуйте ещё раз.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload aria-hidden="true" size="1.125rem" />}
      onClick={() => void save()}
    >
      Скачать XLSX
    </Button>
  );
}
