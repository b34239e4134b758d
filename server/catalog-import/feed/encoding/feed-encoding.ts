import { FeedError } from '#server/catalog-import/feed/feed-error.ts';

const SNIFF_BYTES = 64 * 1024;
const DECLARATION = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  'cp-1251': 'windows-1251',
  cp1251: 'windows-1251',
  win1251: 'windows-1251',
  'koi8-r': 'koi8-r',
};
const CYRILLIC = /[а-яё]/i;

function startsWith(bytes: Uint8Array, ...start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Text of bytes that are UTF-8 (a character cut at the end does not count), else null. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * The encoding of a feed by its byte order mark and XML declaration.
 * @param head the first bytes of the file, up to 64 KiB of them
 * @throws FeedError for an encoding other than UTF-8, windows-1251 and KOI8-R, and when the bytes
 *   plainly are not what is declared
 */
export function detectEncoding(head: Uint8Array): string {
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) {
    throw new FeedError('Файл в UTF-16. Сохраните его в UTF-8 или windows-1251.', 1);
  }
  const marked = startsWith(head, 0xef, 0xbb, 0xbf);
  const start = Buffer.from(head.subarray(marked ? 3 : 0, 512)).toString('latin1');
  const declared = DECLARATION.exec(start.trimStart())?.[1];
  const encoding = ENCODINGS[(declared ?? 'utf-8').toLowerCase()];
  if (encoding === undefined) {
    throw new FeedError(
      `Кодировка ${declared} не поддерживается. Сохраните файл в UTF-8 или windows-1251.`,
      1,
    );
  }
  if (encoding !== 'utf-8' && (marked || CYRILLIC.test(asUtf8(head) ?? ''))) {
    throw new FeedError(
      `В объявлении XML указана кодировка ${declared}, а файл записан в UTF-8. Исправьте объявление.`,
      1,
    );
  }
  return encoding;
}

async function readHead(
  source: AsyncIterator<Uint8Array>,
): Promise<{ head: Uint8Array; done: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < SNIFF_BYTES) {
    const next = await source.next();
    if (next.done === true) return { head: Buffer.concat(chunks), done: true };
    chunks.push(next.value);
    length += next.value.byteLength;
  }
  return { head: Buffer.concat(chunks), done: false };
}

/**
 * The feed as text, in the pieces in which it arrives.
 * @throws FeedError when the bytes do not fit the encoding
 */
export async function* decodeFeed(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const iterator = source[Symbol.asyncIterator]();
  const { head, done } = await readHead(iterator);
  const encoding = detectEncoding(head);
  const decoder = new TextDecoder(encoding, { fatal: true });
  let position = 0;
  const decode = (bytes?: Uint8Array): string => {
    try {
      const text = bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
      position += bytes?.byteLength ?? 0;
      return text;
    } catch (cause) {
      throw new FeedError(
        `Байты файла не соответствуют кодировке ${encoding} (после байта ${position}). ` +
          'Проверьте encoding в объявлении XML.',
        null,
        { cause },
      );
    }
  };
  yield decode(head);
  if (!done) {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield decode(next.value);
    }
  }
  yield decode();
}
