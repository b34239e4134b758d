import { Alert, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportBuyerSelect } from './ImportBuyerSelect.tsx';
import { ImportResultView } from './ImportResultView.tsx';
import { ImportRules } from './ImportRules.tsx';
import classes from './ImportScreen.module.css';
import { ImportTabs } from './ImportTabs.tsx';
import { fileError } from './import-file.ts';
import { PasteRows } from './PasteRows.tsx';
import { useImport } from './use-import.ts';
import { useImportBuyer } from './use-import-buyer.ts';

/** `/cart/import`: products from a spreadsheet or from the clipboard, reviewed and then added. */
export function ImportScreen({ tab }: { tab: 'file' | 'paste' }) {
  const cartImport = useImport();
  const buyer = useImportBuyer();
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { result, uploading, rejection } = cartImport;
  const send = (file: File) => {
    const problem = fileError(file);
    setFileProblem(problem);
    if (problem !== null) announce(problem);
    else cartImport.upload(file, buyer.partnerID);
  };
  const problem = fileProblem ?? rejection;
  const pending = uploading || cartImport.isRestoring || buyer.isPending;
  return (
    <Stack gap="lg">
      <PageHeading
        above={
          <LinkText to="/cart" size="sm">
            ← Перейти в корзину
          </LinkText>
        }
      >
        Заказ из файла
      </PageHeading>
      {result ? (
        <ImportResultView result={result} cartImport={cartImport} />
      ) : (
        <div className={classes.columns}>
          <Paper withBorder radius="lg" p="md">
            <Stack gap="md">
              <ImportBuyerSelect buyer={buyer} />
              <ImportTabs />
              {problem !== null && (
                <Alert color="red" variant="light" role="alert">
                  {problem}
                </Alert>
              )}
              {tab === 'file' ? (
                <FileDrop pending={pending} onFile={send} />
              ) : (
                <PasteRows pending={pending} onFile={send} />
              )}
            </Stack>
          </Paper>
          <ImportRules />
        </div>
      )}
    </Stack>
  );
}
