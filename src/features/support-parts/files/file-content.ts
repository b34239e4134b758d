/** A kind of file, as people call it. */
export type FileKind = 'PDF' | 'JPG' | 'JPEG' | 'PNG' | 'WebP';

/** The first bytes of each kind; null for a byte that differs from file to file. */
const kindStarts: Readonly<Record<FileKind, readonly (number | null)[]>> = {
  PDF: [0x25, 0x50, 0x44, 0x46, 0x2d],
  JPG: [0xff, 0xd8, 0xff],
  JPEG: [0xff, 0xd8, 0xff],
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  WebP: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};
/** Bytes that distinguish all kinds. */
const HEAD = 12;

async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
}

function startsAs(head: Uint8Array, kind: FileKind): boolean {
  return kindStarts[kind].every((byte, index) => byte === null || head[index] === byte);
}

/** «не PDF, не JPG и не PNG» */
function noneOf(kinds: readonly FileKind[]): string {
  const nots = kinds.map((kind) => `не\u00a0${kind}`);
  return `${nots.slice(0, -1).join(', ')} и\u00a0${nots.at(-1)}`;
}

/**
 * Why a file cannot be sent whose name promises one of the kinds; null when its first bytes are those of
 * one. The server says the same, but only once all files are there.
 */
export async function contentRejection(
  file: File,
  kinds: readonly FileKind[],
): Promise<string | null> {
  try {
    const head = await readHead(file);
    if (kinds.some((kind) => startsAs(head, kind))) return null;
    return `«${file.name}» не\u00a0подойдёт: внутри ${noneOf(kinds)}`;
  } catch {
    return `«${file.name}» не\u00a0читается: выберите файл ещё раз`;
  }
}

/** The rejections of new files by their content, each with its message. */
export async function contentRejections(
  files: readonly File[],
  kinds: readonly FileKind[],
): Promise<ReadonlyMap<File, string>> {
  const rejections = await Promise.all(files.map((file) => contentRejection(file, kinds)));
  return new Map(
    files.flatMap((file, index) => {
      const message = rejections[index] ?? null;
      return message === null ? [] : [[file, message] as const];
    }),
  );
}
