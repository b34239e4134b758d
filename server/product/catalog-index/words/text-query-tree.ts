/** A text query of PostgreSQL, of the kind that `toTextQuery` makes without weights. */
export type TextQueryTree =
  | { readonly lexeme: string; readonly isPrefix: boolean }
  | { readonly all: readonly TextQueryTree[] }
  | { readonly any: readonly TextQueryTree[] };

/** A quoted lexeme, then `:*` where it is a prefix. */
const LEXEME = /'((?:[^'\\]|''|\\\\)*)'(:\*)?(?![:\w])/y;
const SPACES = /\s*/y;

/** Reads a text query from left to right; `&` binds closer than `|`. */
class Parser {
  readonly #text: string;
  #place = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): TextQueryTree | null {
    const tree = this.#any();
    return this.#place === this.#text.length ? tree : null;
  }

  #skip(expected: string): boolean {
    this.#match(SPACES);
    if (!this.#text.startsWith(expected, this.#place)) return false;
    this.#place += expected.length;
    this.#match(SPACES);
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#place;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#place = pattern.lastIndex;
    return match;
  }

  #any(): TextQueryTree | null {
    const any = this.#row('|', () => this.#all());
    return any === null ? null : any.length === 1 ? (any[0] ?? null) : { any };
  }

  #all(): TextQueryTree | null {
    const all = this.#row('&', () => this.#one());
    return all === null ? null : all.length === 1 ? (all[0] ?? null) : { all };
  }

  #row(separator: string, read: () => TextQueryTree | null): TextQueryTree[] | null {
    const row: TextQueryTree[] = [];
    do {
      const item = read();
      if (item === null) return null;
      row.push(item);
    } while (this.#skip(separator));
    return row;
  }

  #one(): TextQueryTree | null {
    if (this.#skip('(')) {
      const inner = this.#any();
      return this.#skip(')') ? inner : null;
    }
    const match = this.#match(LEXEME);
    if (match === null) return null;
    const lexeme = (match[1] ?? '').replaceAll("''", "'").replaceAll('\\\\', '\\');
    return { lexeme, isPrefix: match[2] !== undefined };
  }
}

/** The parts of a text query; null when it has weights or other parts that lists of products do not have. */
export function parseTextQuery(text: string): TextQueryTree | null {
  return new Parser(text).parse();
}
