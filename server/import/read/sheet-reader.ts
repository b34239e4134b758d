import type { SaxesTagPlain } from 'saxes';
import { cleanCell, MAX_COLUMNS, MAX_ROWS, type TableRow } from './table.ts';

/** A tag's name without its prefix. */
export function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Column of a reference like `AB12`, from 0; null when there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Long integers are stored as `1.2E+12`; a code must read as typed. */
function numberText(value: string): string {
  // Rounded as a spreadsheet displays it: 2,9999999999999996 is 3.
  const number = Number(Number(value).toPrecision(15));
  return Number.isSafeInteger(number) ? String(number) : value;
}

/** Collects the rows of a sheet from its tags; omits empty cells and columns beyond the maximum. */
export class SheetReader {
  readonly rows: TableRow[] = [];
  /** There are more rows than an import takes; further ones are left out. */
  isCut = false;
  readonly #strings: readonly string[];
  #number = 0;
  #cells: string[] = [];
  #column = 0;
  #type = '';
  #value = '';
  #inValue = false;

  constructor(strings: readonly string[]) {
    this.#strings = strings;
  }

  open({ name, attributes }: SaxesTagPlain): void {
    const tag = local(name);
    if (tag === 'row') {
      this.#number = Number(attributes.r ?? this.#number + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (tag === 'c') {
      this.#column = columnOf(attributes.r) ?? this.#column + 1;
      this.#type = attributes.t ?? 'n';
      this.#value = '';
    }
    // A formula (`f`) is not read: its last result follows as text.
    this.#inValue = tag === 'v' || tag === 't';
  }

  text(piece: string): void {
    if (this.#inValue) this.#value += piece;
  }

  close({ name }: SaxesTagPlain): void {
    const tag = local(name);
    this.#inValue = false;
    if (tag === 'c') this.#endCell();
    else if (tag === 'row') this.#endRow();
  }

  #endCell(): void {
    if (this.#column >= MAX_COLUMNS || this.#value === '') return;
    const text =
      this.#type === 's'
        ? (this.#strings[Number(this.#value)] ?? '')
        : this.#type === 'n'
          ? numberText(this.#value)
          : this.#type === 'e'
            ? ''
            : this.#value;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = cleanCell(text);
  }

  #endRow(): void {
    if (this.#cells.every((cell) => cell === '')) return;
    // One more may be the header.
    if (this.rows.length > MAX_ROWS) this.isCut = true;
    else this.rows.push({ number: this.#number, cells: this.#cells });
  }
}
