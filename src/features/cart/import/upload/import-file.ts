import { formatFileSize } from '#src/lib/numbers/file-size.ts';

/** The largest file that the server accepts, bytes. */
export const FILE_LIMIT = 5 * 1024 * 1024;
export const ROW_LIMIT = 5000;

const NAMES = /\.(xlsx|csv|txt)$/i;
const PASTED_NAME = 'вставлено.csv';

/** Why a chosen file would be rejected, as a message for the user; null when it is valid. */
export function fileError(file: { name: string; size: number }): string | null {
  if (!NAMES.test(file.name)) return 'Нужен файл XLSX или CSV. Сохраните таблицу в одном из них.';
  if (file.size === 0) return 'Файл пуст.';
  if (file.size > FILE_LIMIT) {
    return `Файл больше ${formatFileSize(FILE_LIMIT)}. Разделите его на части.`;
  }
  return null;
}

/** Text from a spreadsheet's clipboard as a file for the server. */
export function pastedFile(text: string): File {
  return new File([text], PASTED_NAME, { type: 'text/csv' });
}

/** Number of rows of a pasted text. */
export function pastedRows(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
