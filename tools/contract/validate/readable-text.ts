/** Letters of Russian that UTF-8 bytes look like when they are read as Latin-1, or as Windows-1251. */
const suspicious = /\ufffd|[ÐÑ][^\sA-Za-z]|[РС][^\u0410-\u044f\s\w]/;
/** So many letters in a row are no accident. */
const leastLetters = 2;

/** What a text is taken for: Latin-1 comes with the signs of Windows-1252, or with control characters. */
const encodings = ['windows-1252', 'windows-1251'].map(bytesOf);

/** The bytes of an encoding by character. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
}

/**
 * Finds a text that was decoded by the wrong encoding: it has U+FFFD, or its characters, taken as bytes
 * of Latin-1 or Windows-1251, are Russian in UTF-8. Null when every text is readable.
 * @param source the whole response, which is searched first: most have nothing of the kind.
 */
export function findMojibake(json: unknown, source: string): string | null {
  return suspicious.test(source) ? search(json, '') : null;
}

function search(node: unknown, at: string): string | null {
  if (typeof node === 'string') return isMojibake(node) ? `${at || 'the body'}: ${node}` : null;
  if (typeof node !== 'object' || node === null) return null;
  for (const [name, item] of Object.entries(node)) {
    const found = search(item, `${at}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

function isMojibake(text: string): boolean {
  if (!suspicious.test(text)) return false;
  if (text.includes('\ufffd')) return true;
  return encodings.some((bytes) => isRussian(text, bytes));
}

/** Whether the characters are bytes of a text in UTF-8 with Russian letters. */
function isRussian(text: string, encoding: ReadonlyMap<string, number>): boolean {
  const bytes = [...text].map((letter) => encoding.get(letter) ?? letter.charCodeAt(0));
  if (bytes.some((byte) => byte > 255) || bytes.every((byte) => byte < 128)) return false;
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return (decoded.match(/[а-яё]/gi) ?? []).length >= leastLetters;
  } catch {
    return false;
  }
}
