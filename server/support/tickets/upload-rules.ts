import { ApiProblem } from '#server/contract/problem.ts';

const MEGABYTE = 1_048_576;
const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_ALL_BYTES = 30 * MEGABYTE;
/** Characters; the contract's limit. */
const NAME_LENGTH = 255;

/** An accepted file: its type is detected from its first bytes, its name is only for display. */
export interface StoredFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

interface Kind {
  mediaType: string;
  extensions: readonly string[];
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

function reject(index: number, reason: string, message: string): ApiProblem {
  return new ApiProblem(422, message, {
    reason,
    errors: [{ path: `/files/${index}`, message }],
  });
}

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

function kindOf(name: string, content: Uint8Array): Kind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const allowed = kinds.some(({ extensions }) => extensions.includes(extension));
  return allowed
    ? kinds.find(({ magic }) => magic.every((byte, index) => content[index] === byte))
    : undefined;
}

/**
 * Validates uploaded files.
 * @throws ApiProblem 422 FileTooLarge or FileTypeNotAllowed, with the file's place.
 */
export async function validateFiles(files: readonly File[]): Promise<StoredFile[]> {
  let total = 0;
  for (const [index, { size }] of files.entries()) {
    total += size;
    if (size > MAX_FILE_BYTES) {
      throw reject(index, 'FileTooLarge', 'Файл может быть не больше 10\u00A0МБ');
    }
    if (total > MAX_ALL_BYTES) {
      throw reject(index, 'FileTooLarge', 'Все файлы вместе могут быть не больше 30\u00A0МБ');
    }
  }
  return Promise.all(
    files.map(async (file, index) => {
      const content = new Uint8Array(await file.arrayBuffer());
      const name = sanitizeName(file.name);
      const kind = kindOf(name, content);
      if (kind === undefined) {
        throw reject(index, 'FileTypeNotAllowed', 'Подойдут PDF, JPG и\u00A0PNG');
      }
      return { name, mediaType: kind.mediaType, content };
    }),
  );
}
