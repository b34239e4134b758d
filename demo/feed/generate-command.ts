import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodeWindows1251 } from '#server/catalog-import/feed/encoding/windows-1251.ts';
import { writeFeed } from './write-feed.ts';

interface Settings {
  offers?: string | undefined;
  seed?: string | undefined;
  encoding?: string | undefined;
  out: string;
}

/** `generate --out FILE`; returns the exit code. */
export async function generateCommand(
  settings: Settings,
  print: (text: string) => void,
): Promise<number> {
  const encoding = settings.encoding ?? 'utf-8';
  const offers = settings.offers === undefined ? undefined : Number(settings.offers);
  const seed = Number(settings.seed ?? '1');
  const wrong =
    (offers !== undefined && !(Number.isInteger(offers) && offers > 0)) || !Number.isInteger(seed);
  if (wrong || !['utf-8', 'windows-1251'].includes(encoding)) {
    print('--offers и --seed – целые числа, --encoding – utf-8 или windows-1251.');
    return 2;
  }
  const path = resolve(settings.out);
  const text = writeFeed({
    ...(offers === undefined ? {} : { offers }),
    seed,
    now: new Date(),
    encoding,
  });
  const encode = encoding === 'utf-8' ? (piece: string) => Buffer.from(piece) : encodeWindows1251;
  await pipeline(Readable.from(text).map(encode), createWriteStream(path));
  print(`Записано: ${path}`);
  return 0;
}
