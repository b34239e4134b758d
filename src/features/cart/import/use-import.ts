import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useImportCartProducts } from '#generated/api/cart/import-cart-products.ts';
import { useChooseImportProducts } from '#generated/api/import/choose-import-products.ts';
import { useImportProducts } from '#generated/api/import/import-products.ts';
import type { ImportChoice } from '#generated/api/model/importChoice.ts';
import type { ImportResult } from '#generated/api/model/importResult.ts';
import { ApiError } from '#src/api/errors.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage/storage.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';

/** Polling interval while the server parses a file, milliseconds. */
const POLL_INTERVAL_MS = 1000;
/** Status codes about the file, whose message is shown beside it. */
const FILE_REJECTIONS = [413, 415, 422];
const NOT_FOUND = 404;

/** The import of this browser session: its result and all its actions. */
export function useImport() {
  const client = useQueryClient();
  const [result, setResult] = useState<ImportResult | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const show = useCallback((next: ImportResult) => {
    writeStored('cartImport', { importID: next.id });
    setResult(next);
  }, []);
  const forget = useCallback(() => {
    removeStored('cartImport');
    setResult(null);
  }, []);

  const upload = useImportProducts({
    mutation: { meta: { handledStatuses: FILE_REJECTIONS }, onSuccess: show },
  });
  const choose = useChooseImportProducts({ mutation: { onSuccess: show } });
  // An empty choice only returns the current state. An expired result counts as none.
  const readState = useChooseImportProducts({
    mutation: {
      meta: { handledStatuses: [NOT_FOUND] },
      onSuccess: show,
      onError: (error) => error instanceof ApiError && error.status === NOT_FOUND && forget(),
    },
  });
  const { mutate: request } = readState;
  useEffect(() => {
    const importID = readStored('cartImport')?.importID;
    if (typeof importID === 'string') request({ data: { importID, choices: [] } });
  }, [request]);
  const pendingID = result?.status === 'Pending' ? result.id : null;
  useEffect(() => {
    if (pendingID === null) return;
    const poll = () => request({ data: { importID: pendingID, choices: [] } });
    const timer = setInterval(poll, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [pendingID, request]);

  const add = useImportCartProducts({
    mutation: { onSuccess: ({ order }) => applyCart(client, { order }) },
  });
  const send = (chosen: File, partnerID: string | null) => {
    setFile(chosen);
    upload.mutate({ data: partnerID === null ? { file: chosen } : { file: chosen, partnerID } });
  };
  return {
    result,
    /** The result from before a reload is loading. */
    isRestoring: readState.isPending && result === null,
    upload: send,
    /** Reads the file again for another buyer; null once a reload has lost the file. */
    readFor: file && ((partnerID: string | null) => send(file, partnerID)),
    uploading: upload.isPending,
    /** Why the server rejected the file; its message. */
    rejection:
      upload.error instanceof ApiError && FILE_REJECTIONS.includes(upload.error.status)
        ? upload.error.message
        : null,
    /** Chooses the product of a row, or corrects its quantity. */
    choose: (choice: ImportChoice) => {
      if (result) choose.mutate({ data: { importID: result.id, choices: [choice] } });
    },
    /** The row whose choice is pending. */
    choosing: choose.isPending ? choose.variables.data.choices[0]?.row : undefined,
    add: (onDone: () => void) =>
      result && add.mutate({ data: { importID: result.id } }, { onSuccess: onDone }),
    adding: add.isPending,
    forget,
  };
}

export type CartImport = ReturnType<typeof useImport>;
