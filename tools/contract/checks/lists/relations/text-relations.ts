import { evaluate } from '#server/contract/validation/validations.ts';
import type { Match } from './list-annotations.ts';
import type { Breach, Relation } from './list-breach.ts';
import type { Listing, ListReads } from './list-reads.ts';
import type { ListShape, ListText } from './list-shape.ts';

/** How many records, and texts of each, are sought. */
const tried = 2;
const triedTexts = 3;
/** A shorter part may be what a search does not take. */
const shortestPart = 3;
/** A text that no record shows. */
const nonsense = 'qzxwvkjqzy';

/** A text that a record shows finds it, where the contract says so (`x-finds`). */
export function textRelations({ texts }: ListShape): Relation[] {
  return texts.map((text) => ({
    subject: `what ${text.name} finds`,
    rule: 'text-not-found',
    check: (reads) => checkText(reads, text),
  }));
}

async function checkText(
  reads: ListReads,
  { name, finds, matches, most }: ListText,
): Promise<Breach | null> {
  const whole = await reads.whole();
  if (whole === null) return null;
  for (const [index, item] of whole.items.slice(0, tried).entries()) {
    const key = whole.keys[index] ?? '';
    const texts = textsOf(finds, item, most);
    const variants = texts.slice(0, 1).flatMap((text) => variantsOf(text, matches, most));
    for (const text of [...texts, ...variants]) {
      const parameters = { [name]: text };
      const found = await reads.whole(parameters);
      if (found === null || found.keys.includes(key)) continue;
      const expected = `${key} by ${name} ${JSON.stringify(text)}, which ${texts.includes(text) ? 'it shows' : 'finds what it shows'}`;
      return { expected, actual: `${found.total} others`, parameters };
    }
  }
  return checkNonsense(reads, whole, { name, most });
}

/** Even a search that forgives mistakes does not find everything by what no record shows. */
async function checkNonsense(
  reads: ListReads,
  whole: Listing,
  { name, most }: Pick<ListText, 'name' | 'most'>,
): Promise<Breach | null> {
  const parameters = { [name]: nonsense.slice(0, most) };
  const found = await reads.whole(parameters);
  if (found === null || whole.total < 2 || found.total < whole.total) return null;
  const expected = `not the whole list by ${name} ${JSON.stringify(parameters[name])}, which no record shows`;
  return { expected, actual: `all ${found.total} records`, parameters };
}

/** A part of a text, its letters in the other case, and spaces around it, as far as `x-matches` says so. */
function variantsOf(text: string, matches: readonly Match[], most: number): string[] {
  const letters = [...text.trim()];
  const part = letters.slice(Math.floor(letters.length / 4), -Math.floor(letters.length / 4));
  const upper = text.toUpperCase();
  const variants: [Match, string][] = [
    ['part', part.join('').trim()],
    ['any-case', upper === text ? text.toLowerCase() : upper],
    ['any-case', text.toLowerCase()],
    ['trimmed', `  ${text} `],
  ];
  return variants.flatMap(([match, variant]) => {
    const { length } = [...variant];
    const fits = length <= most && (match !== 'part' || length >= shortestPart);
    return matches.includes(match) && fits && variant !== text ? [variant] : [];
  });
}

function textsOf(finds: string, self: unknown, most: number): string[] {
  const found = evaluate(finds, { self });
  const texts = (Array.isArray(found) ? found : []).filter((one) => typeof one === 'string');
  return texts.filter((text) => text !== '' && [...text].length <= most).slice(0, triedTexts);
}
