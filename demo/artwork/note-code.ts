/** Latin for Cyrillic, letter by letter: percent encoding would make a URL six times as long. */
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';
const LATIN = 'abvgdejziyklmnoprstufhcqwx0123456';
const RUN = /[а-яё]+/gi;
const ENCODED_RUN = /~([0-9a-z]+)~/gi;

function exchange(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    const other = to[from.indexOf(lower)] ?? letter;
    return letter === lower ? other : other.toUpperCase();
  }).join('');
}

/** A note as a part of a URL: «молярные · 35 мкм» as `~mol5rn1e~_!_35_~mkm~`. */
export function encodeNote(note: string): string {
  const latin = note.replace(RUN, (run) => `~${exchange(run, CYRILLIC, LATIN)}~`);
  return encodeURIComponent(latin.replaceAll(' ', '_').replaceAll('·', '!'));
}

/** The note in a part of a URL; null for one that `encodeNote` did not create. */
export function decodeNote(part: string): string | null {
  try {
    return decodeURIComponent(part)
      .replaceAll('_', ' ')
      .replaceAll('!', '·')
      .replace(ENCODED_RUN, (_, run: string) => exchange(run, LATIN, CYRILLIC));
  } catch {
    return null;
  }
}
