import { limits } from '#generated/server/limits.ts';
import { ApiProblem } from '#server/contract/problem.ts';

const MEGABYTE = 1_048_576;
const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_ALL_BYTES = 30 * MEGABYTE;
/** Characters; the contract's limit. */
const NAME_LENGTH = limits['TicketFile.name'];

/** An accepted file: its type is detected from its first bytes, its name is only for display. */
export interface StoredFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

interface Kind {
  mediaType: string;
  extensions: readonly string[];
  /** The first bytes. */
  magic: readonly number[];
}

const kinds: readonly Kind[] = [
  { mediaType: 'application/pdf', extensions: ['pdf'], magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], magic: [0xff, 0xd8, 0xff] },
  {
    mediaType: 'image/png',
    extensions: ['png'],
    magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
];

/** Characters that could form a path, hide an extension or break a header. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** The name without path and unsafe characters; may be empty. */
export function sanitizeName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(UNSAFE, '').replace(/^[.\s]+|[.\s]+$/g, '');
  if (name.length <= NAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > name.length - 10 ? name.slice(dot) : '';
  return name.slice(0, NAME_LENGTH - extension.length) + extension;
}

/** Why a file is rejected; the message names it. */
interface Rejection {
  reason: 'FileEmpty' | 'FileTooLarge' | 'FileTypeNotAllowed';
  message: string;
}

function validateFile(name: string, content: Uint8Array, free: number): StoredFile | Rejection {
  const shown = `«${name || 'Без имени'}»`;
  if (content.length > MAX_FILE_BYTES) {
    return { reason: 'FileTooLarge', message: `${shown} больше 10\u00A0МБ` };
  }
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!kinds.some(({ extensions }) => extensions.includes(extension))) {
    const message = `${shown} не\u00A0подойдёт: нужен PDF, JPG или PNG`;
    return { reason: 'FileTypeNotAllowed', message };
  }
  if (content.length === 0) return { reason: 'FileEmpty', message: `${shown} пустой` };
  const kind = kinds.find(({ magic }) => magic.every((byte, index) => content[index] === byte));
  if (kind === undefined) {
    const message = `${shown} не\u00A0подойдёт: внутри не\u00A0PDF, не\u00A0JPG и\u00A0не\u00A0PNG`;
    return { reason: 'FileTypeNotAllowed', message };
  }
  if (content.length > free) {
    const message = `${shown} не\u00A0поместится: все файлы вместе до\u00A030\u00A0МБ`;
    return { reason: 'FileTooLarge', message };
  }
  return { name, mediaType: kind.mediaType, content };
}

/**
 * Files of a form: the multipart parser returns them for binary parts, which are strings in the
 * contract's types.
 */
export function uploadedFiles(parts: readonly unknown[]): File[] {
  return parts.filter((part) => part instanceof File);
}

/**
 * Validates uploaded files.
 * @throws ApiProblem 422 FileEmpty, FileTooLarge or FileTypeNotAllowed, with the place of each
 * rejected file.
 */
export async function validateFiles(files: readonly File[]): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  const rejected: (Rejection & { path: string })[] = [];
  let free = MAX_ALL_BYTES;
  for (const [index, file] of files.entries()) {
    const content = new Uint8Array(await file.arrayBuffer());
    const checked = validateFile(sanitizeName(file.name), content, free);
    if ('reason' in checked) rejected.push({ ...checked, path: `/files/${index}` });
    else {
      stored.push(checked);
      free -= content.length;
    }
  }
  const [first, second] = rejected;
  if (first === undefined) return stored;
  throw new ApiProblem(422, second ? 'Некоторые файлы не\u00A0подойдут' : first.message, {
    reason: first.reason,
    errors: rejected.map(({ path, message }) => ({ path, message })),
  });
}
