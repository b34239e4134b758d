import { formatRounded } from './numbers.ts';

const KILOBYTE = 1024;
const units = ['Б', 'КБ', 'МБ', 'ГБ'];

/** A size in bytes as text: «1,4 МБ», «320 КБ». */
export function formatFileSize(bytes: number): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(KILOBYTE)),
  );
  const amount = bytes / KILOBYTE ** power;
  const digits = power > 1 && amount < 100 ? 1 : 0;
  return `${formatRounded(amount, digits)}\u00a0${units[power]}`;
}
