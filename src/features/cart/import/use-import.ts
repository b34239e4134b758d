import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useImportCartProducts } from '#generated/api/cart/cart.ts';
import { useChooseImportProducts, useImportProducts } from '#generated/api/import/import.ts';
import type { ImportChoice } from '#generated/api/model/importChoice.ts';
import type { ImportResult } from '#generated/api/model/importResult.ts';
import { ApiError } from '#src/api/errors.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { applyCart } from '#src/features/cart-parts/cart-cache.ts';

/** How soon a file that is still being read is requested again, milliseconds. */
const ASK_AGAIN_MS = 1000;
/** Rejections that are about the file and are shown beside it. */
const FILE_REJECTIONS = [413, 415, 422];
const NOT_FOUND = 404;

/** The import of this browser session: what was read, and everything that can be done with it. */
export function useImport() {
  const client = useQueryClient();
  const [result, setResult] = useState<ImportResult | null>(null);
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
  // Nothing is chosen: the call only says how things stand. A result that has had its day is as if
  // there were none.
  const look = useChooseImportProducts({
    mutation: {
      meta: { handledStatuses: [NOT_FOUND] },
      onSuccess: show,
      onError: (error) => error instanceof ApiError && error.status === NOT_FOUND && forget(),
    },
  });
  const { mutate: ask } = look;
  useEffect(() => {
    const importID = readStored('cartImport')?.importID;
    if (typeof importID === 'string') ask({ data: { importID, choices: [] } });
  }, [ask]);
  const pendingID = result?.status === 'Pending' ? result.id : null;
  useEffect(() => {
    if (pendingID === null) return;
    const again = () => ask({ data: { importID: pendingID, choices: [] } });
    const timer = setInterval(again, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [pendingID, ask]);

  const add = useImportCartProducts({
    mutation: { onSuccess: ({ order }) => applyCart(client, { order }) },
  });
  return {
    result,
    /** What was read before a reload is on its way. */
    looking: look.isPending && result === null,
    upload: (file: File, partnerID: string | null) =>
      upload.mutate({ data: partnerID === null ? { file } : { file, partnerID } }),
    uploading: upload.isPending,
    /** Why the server rejected the file, in its words. */
    rejection:
      upload.error instanceof ApiError && FILE_REJECTIONS.includes(upload.error.status)
        ? upload.error.message
        : null,
    /** Chooses the product of a row, or corrects its quantity. */
    choose: (choice: ImportChoice) => {
      if (result) choose.mutate({ data: { importID: result.id, choices: [choice] } });
    },
    /** The row whose choice is on its way. */
    choosing: choose.isPending ? choose.variables.data.choices[0]?.row : undefined,
    add: (onDone: () => void) =>
      result && add.mutate({ data: { importID: result.id } }, { onSuccess: onDone }),
    adding: add.isPending,
    forget,
  };
}

export type CartImport = ReturnType<typeof useImport>;
