import { setImmediate as nextTurn } from 'node:timers/promises';
import { sortInSteps } from '#server/product/catalog-index/words/sort-in-steps.ts';
import type { WordIndex } from '#server/product/catalog-index/words/word-index.ts';
import { GrowingArray } from './growing-array.ts';

/** Products or lexemes of one turn of the event loop. */
const STEP = 20_000;

/** Collects the lexemes of products as they come. */
export class WordCollector {
  readonly #numbers = new Map<string, number>();
  readonly #starts = new GrowingArray();
  readonly #lexemes = new GrowingArray();

  /** The lexemes of the next product. */
  add(lexemes: readonly string[]): void {
    this.#starts.push(this.#lexemes.length);
    for (const lexeme of lexemes) {
      let number = this.#numbers.get(lexeme);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(lexeme, number);
      }
      this.#lexemes.push(number);
    }
  }

  /** @param order which product is in each row */
  async finish(order: Uint32Array): Promise<WordIndex> {
    this.#starts.push(this.#lexemes.length);
    const lexemes = await sortInSteps([...this.#numbers.keys()]);
    const places = new Uint32Array(lexemes.length);
    for (const [place, lexeme] of lexemes.entries()) {
      places[this.#numbers.get(lexeme) ?? 0] = place;
      if (place % STEP === 0) await nextTurn();
    }
    const all = this.#lexemes.items();
    const starts = new Uint32Array(lexemes.length + 1);
    for (const number of all) {
      const next = (places[number] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let place = 0; place < lexemes.length; place += 1) {
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    }
    await nextTurn();
    return {
      size: order.length,
      ...(await joinTexts(lexemes)),
      starts,
      rows: await this.#fill(order, places, starts),
    };
  }

  async #fill(order: Uint32Array, places: Uint32Array, starts: Uint32Array): Promise<Uint32Array> {
    const [own, all] = [this.#starts.items(), this.#lexemes.items()];
    const next = starts.slice();
    const rows = new Uint32Array(all.length);
    for (const [row, product] of order.entries()) {
      const end = own[product + 1] ?? 0;
      for (let at = own[product] ?? 0; at < end; at += 1) {
        const place = places[all[at] ?? 0] ?? 0;
        const free = next[place] ?? 0;
        rows[free] = row;
        next[place] = free + 1;
      }
      if (row % STEP === 0) await nextTurn();
    }
    return rows;
  }
}

async function joinTexts(
  lexemes: readonly string[],
): Promise<Pick<WordIndex, 'texts' | 'textStarts'>> {
  const textStarts = new Uint32Array(lexemes.length + 1);
  const parts: Buffer[] = [];
  for (let first = 0; first < lexemes.length; first += STEP) {
    const part = lexemes.slice(first, first + STEP);
    for (const [place, lexeme] of part.entries()) {
      textStarts[first + place + 1] = (textStarts[first + place] ?? 0) + Buffer.byteLength(lexeme);
    }
    parts.push(Buffer.from(part.join('')));
    await nextTurn();
  }
  return { texts: Buffer.concat(parts), textStarts };
}
