import type { TextQueryTree } from './text-query-tree.ts';

/** Which rows have a lexeme of the search vector. */
export interface WordIndex {
  /** Number of rows. */
  readonly size: number;
  /**
   * All lexemes one after the other in UTF-8, sorted: most are codes of one product, and two million strings would take
   * three times as much memory.
   */
  readonly texts: Buffer;
  /** The beginning of each lexeme in `texts`, and the end of the last. */
  readonly textStarts: Uint32Array;
  /** The first of the rows of each lexeme, and the end of the last. */
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

const BITS = 32;

/** The first place whose lexeme is not before `text`. */
function lowerBound({ texts, textStarts }: WordIndex, text: Buffer): number {
  let [low, high] = [0, textStarts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [start, end] = [textStarts[middle] ?? 0, textStarts[middle + 1] ?? 0];
    if (texts.compare(text, 0, text.length, start, end) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** No text in UTF-8 has it. */
const LAST = Buffer.from([0xff]);
/** The first byte that a text can have. */
const NEXT = Buffer.from([0]);

/** The rows of a lexeme, or of all that begin with it, as bits. */
function bitsOfLexeme(index: WordIndex, lexeme: string, isPrefix: boolean): Uint32Array {
  const { size, starts, rows } = index;
  const bits = new Uint32Array(Math.ceil(size / BITS));
  const text = Buffer.from(lexeme);
  const first = lowerBound(index, text);
  // The next text after the lexeme alone, or after all that begin with it.
  const end = lowerBound(index, Buffer.concat([text, isPrefix ? LAST : NEXT]));
  const last = starts[end] ?? 0;
  for (let place = starts[first] ?? 0; place < last; place += 1) {
    const row = rows[place] ?? 0;
    const word = row >>> 5;
    bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
  }
  return bits;
}

function bitsOf(index: WordIndex, tree: TextQueryTree): Uint32Array {
  if ('lexeme' in tree) return bitsOfLexeme(index, tree.lexeme, tree.isPrefix);
  const isAll = 'all' in tree;
  const [first = new Uint32Array(0), ...others] = (isAll ? tree.all : tree.any).map((part) =>
    bitsOf(index, part),
  );
  for (const other of others) {
    for (const [word, bits] of other.entries()) {
      const own = first[word] ?? 0;
      first[word] = isAll ? own & bits : own | bits;
    }
  }
  return first;
}

/** The rows that a text query finds, ascending. */
export function findRows(index: WordIndex, tree: TextQueryTree): Uint32Array {
  const found = new Uint32Array(index.size);
  let count = 0;
  for (const [word, bits] of bitsOf(index, tree).entries()) {
    for (let left = bits; left !== 0; left &= left - 1) {
      found[count] = word * BITS + (31 - Math.clz32(left & -left));
      count += 1;
    }
  }
  return found.slice(0, count);
}
