import { useMutation } from '@tanstack/react-query';
import { downloadImport } from '#generated/api/import/download-import.ts';
import type { DownloadImport } from '#generated/api/model/downloadImport.ts';
import { saveFile } from '#src/browser/save-file.ts';

/** Fetches a workbook and downloads it under the given name. */
export function useImportDownload(fileName: string) {
  const download = useMutation({
    mutationFn: (what: DownloadImport) => downloadImport(what),
    onSuccess: (book) => saveFile(book, fileName),
  });
  return { run: download.mutate, pending: download.isPending };
}
