import { evaluate } from '#server/contract/validation/validations.ts';
import type { Breach, Relation } from './list-breach.ts';
import type { ListReads } from './list-reads.ts';
import type { ListShape, ListText } from './list-shape.ts';

/** How many records, and texts of each, are sought. */
const tried = 2;
const triedTexts = 3;

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
  { name, finds, most }: ListText,
): Promise<Breach | null> {
  const whole = await reads.whole();
  if (whole === null) return null;
  for (const [index, item] of whole.items.slice(0, tried).entries()) {
    const key = whole.keys[index] ?? '';
    for (const text of textsOf(finds, item, most)) {
      const parameters = { [name]: text };
      const found = await reads.whole(parameters);
      if (found === null || found.keys.includes(key)) continue;
      const expected = `${key} by ${name} ${JSON.stringify(text)}, which it shows`;
      return { expected, actual: `${found.total} others`, parameters };
    }
  }
  return null;
}

function textsOf(finds: string, self: unknown, most: number): string[] {
  const found = evaluate(finds, { self });
  const texts = (Array.isArray(found) ? found : []).filter((one) => typeof one === 'string');
  return texts.filter((text) => text !== '' && [...text].length <= most).slice(0, triedTexts);
}
