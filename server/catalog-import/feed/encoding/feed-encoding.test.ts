import { describe, expect, it } from 'vitest';
import { decodeFeed, detectEncoding } from './feed-encoding.ts';
import { encodeWindows1251 } from './windows-1251.ts';

const declare = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><a>Терапия</a>`;
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

async function decode(...pieces: Uint8Array[]): Promise<string> {
  async function* source(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  let text = '';
  for await (const piece of decodeFeed(source())) text += piece;
  return text;
}

describe('decodeFeed', () => {
  it('reads UTF-8, also with a byte order mark and cut inside a letter', async () => {
    const bytes = Buffer.concat([BOM, Buffer.from(declare('UTF-8'))]);
    const middle = bytes.length - 9;
    expect(await decode(bytes.subarray(0, middle), bytes.subarray(middle))).toBe(declare('UTF-8'));
  });

  it('reads windows-1251', async () => {
    expect(await decode(encodeWindows1251(declare('windows-1251')))).toContain('Терапия');
  });

  it('reads UTF-8 where nothing is declared', async () => {
    expect(await decode(Buffer.from('<a>Терапия</a>'))).toContain('Терапия');
  });

  it('rejects windows-1251 bytes under UTF-8', async () => {
    await expect(decode(encodeWindows1251(declare('UTF-8')))).rejects.toThrow(/не соответствуют/);
  });

  it('rejects UTF-8 bytes under windows-1251', () => {
    expect(() => detectEncoding(Buffer.from(declare('windows-1251')))).toThrow(/записан в UTF-8/);
  });

  it('rejects UTF-16 and encodings it does not know', () => {
    expect(() => detectEncoding(Buffer.from([0xff, 0xfe, 0x3c, 0]))).toThrow(/UTF-16/);
    expect(() => detectEncoding(Buffer.from('<?xml version="1.0" encoding="cp866"?>'))).toThrow(
      /cp866/,
    );
  });
});
