import type { LoadedFile } from './load-file.ts';

/** Longest name without its ending: Windows limits whole paths to 260. */
const MAX_LENGTH = 120;

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};

/** A text as the name of a file in any system: Windows takes fewest characters. */
export function fileName(text: string): string {
  const allowed = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ');
  const short = [...allowed].slice(0, MAX_LENGTH).join('');
  // Windows drops dots and spaces at the end, and names of its devices are no files.
  const name = short.replace(/[. ]+$/, '').trim();
  return name === '' || /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name) ? `_${name}` : name;
}

/** The ending of a file: by its media type, else the one of its URL. */
export function endingOf(address: string, { type }: Pick<LoadedFile, 'type'>): string {
  const path = address.replace(/[?#].*$/, '');
  return ENDINGS[type] ?? /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase() ?? 'bin';
}

/** Makes names unique, whatever the case of their letters: «Паспорт.pdf», «Паспорт (2).pdf». */
export class UniqueNames {
  readonly #taken = new Set<string>();

  take(name: string, ending: string): string {
    for (let number = 1; ; number += 1) {
      const full = number === 1 ? `${name}.${ending}` : `${name} (${number}).${ending}`;
      const key = full.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return full;
    }
  }
}
