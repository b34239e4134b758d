import { fieldMessages } from '#src/api/form-rejections.ts';
import { formatFileSize } from '#src/lib/numbers/file-size.ts';
import type { FileKind } from './file-content.ts';

const MEGABYTE = 1_048_576;
/** The limits of the contract. */
const MAX_FILES = 10;
const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_ALL_BYTES = 30 * MEGABYTE;

const acceptedFiles = '.pdf,.jpg,.jpeg,.png';

const fileLimits = `PDF, JPG или PNG, до\u00a010 файлов. Каждый до\u00a010\u00a0МБ, вместе до\u00a030\u00a0МБ.`;

const EXTENSION = /\.(pdf|jpe?g|png)$/i;

type NamedFile = Pick<File, 'name' | 'size'>;

/** What files a field takes. */
export interface FileRules {
  /** Extensions and media types for the file picker. */
  accepted: string;
  /** The limits for people, shown before files are chosen. */
  limits: string;
  /** What a file may be by its content. */
  kinds: readonly FileKind[];
  /** The files after more have been chosen, and why others were left out. */
  add(present: readonly File[], added: readonly File[]): Chosen<File>;
}

/** Why a file cannot be sent; null when it can. */
function rejectionOf({ name, size }: NamedFile): string | null {
  if (!EXTENSION.test(name)) return `«${name}» не\u00a0подойдёт: нужен PDF, JPG или PNG`;
  if (size === 0) return `«${name}» пустой`;
  if (size > MAX_FILE_BYTES) {
    return `«${name}» больше 10\u00a0МБ: в\u00a0нём ${formatFileSize(size)}`;
  }
  return null;
}

export interface Chosen<T> {
  files: readonly T[];
  /** Messages about the files that were not added. */
  rejected: readonly string[];
}

/** The files after more have been chosen; those that break a limit are left out. */
export function addFiles<T extends NamedFile>(
  present: readonly T[],
  added: readonly T[],
): Chosen<T> {
  const files = [...present];
  const rejected: string[] = [];
  for (const file of added) {
    const isSame = ({ name, size }: T) => name === file.name && size === file.size;
    if (files.some(isSame)) continue;
    const total = files.reduce((sum, { size }) => sum + size, file.size);
    const reason =
      rejectionOf(file) ??
      (files.length >= MAX_FILES ? `«${file.name}» уже лишний: можно до\u00a010 файлов` : null) ??
      (total > MAX_ALL_BYTES
        ? `«${file.name}» не\u00a0поместится: все файлы вместе до\u00a030\u00a0МБ`
        : null);
    if (reason === null) files.push(file);
    else rejected.push(reason);
  }
  return { files, rejected };
}

/** Documents and scans for a ticket. */
export const documentRules: FileRules = {
  accepted: acceptedFiles,
  limits: fileLimits,
  kinds: ['PDF', 'JPG', 'PNG'],
  add: addFiles,
};

/**
 * How much of each file has been sent, 0 to 1: they are parts of one body, one after another.
 * @param sent the part of the body that has been sent
 */
export function sentParts(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  return files.map(({ size }) => {
    const part = size === 0 ? sent : (sent * total - before) / size;
    before += size;
    return Math.min(1, Math.max(0, part));
  });
}

/** The files that the server rejected of those that were sent, and why. */
export function rejectedFiles<T>(sent: readonly T[], error: unknown): ReadonlyMap<T, string> {
  const messages = fieldMessages(error);
  return new Map(
    sent.flatMap((file, index) => {
      const message = messages[`files.${index}`];
      return message === undefined ? [] : [[file, message]];
    }),
  );
}
