import { Alert, Paper, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ImportResultView } from '#src/features/cart/import/result/ImportResultView.tsx';
import { FileDrop } from '#src/features/cart/import/upload/FileDrop.tsx';
import { ImportRules } from '#src/features/cart/import/upload/ImportRules.tsx';
import { ImportTabs } from '#src/features/cart/import/upload/ImportTabs.tsx';
import { fileError } from '#src/features/cart/import/upload/import-file.ts';
import { PasteRows } from '#src/features/cart/import/upload/PasteRows.tsx';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { ImportBuyerSelect } from './ImportBuyerSelect.tsx';
import classes from './ImportScreen.module.css';
import { useImport } from './use-import.ts';
import { useImportBuyer } from './use-import-buyer.ts';

/** `/cart/import`: products from a spreadsheet or from the clipboard, reviewed and then added. */
export function ImportScreen({ tab }: { tab: 'file' | 'paste' }) {
  const cartImport = useImport();
  const buyer = useImportBuyer();
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { result, uploading, rejection } = cartImport;
  const [waiting, setWaiting] = useState<File | null>(null);
  const send = (file: File) => {
    const problem = fileError(file);
    setFileProblem(problem);
    if (problem !== null) announce(problem);
    else setWaiting(file);
  };
  // A file that is chosen before the cart is loaded waits for its buyer: prices are theirs.
  const { upload } = cartImport;
  const isReady = waiting !== null && !buyer.isPending;
  useEffect(() => {
    if (!isReady) return;
    setWaiting(null);
    upload(waiting, buyer.partnerID);
  }, [isReady, waiting, upload, buyer.partnerID]);
  const problem = fileProblem ?? rejection;
  const pending = waiting !== null || uploading || cartImport.isRestoring || buyer.isPending;
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
