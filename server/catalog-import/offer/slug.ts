// biome-ignore format: an alphabet reads best in lines
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k',
  л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts',
  ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};
const MAX_LENGTH = 96;

/** Latin words with hyphens, at most 96 characters; `fallback` when the result is empty. */
export function slugify(text: string, fallback: string): string {
  const latin = Array.from(
    text.toLowerCase().replaceAll('№', ' '),
    (letter) => LETTERS[letter] ?? letter,
  ).join('');
  const slug = latin
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? fallback : slug;
}

/** Gives each text a unique slug: the first has no suffix, the next have `-2`, `-3` … */
export class SlugRegister {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(text: string, fallback: string): string {
    const plain = slugify(text, fallback);
    let slug = plain;
    for (let number = 2; this.#taken.has(slug); number += 1) slug = `${plain}-${number}`;
    this.#taken.add(slug);
    return slug;
  }
}
