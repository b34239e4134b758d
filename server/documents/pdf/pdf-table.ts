import { type Pdf, plain } from './pdf.ts';

/** A column of a table; widths in points. */
export interface Column {
  title: string;
  /** Written once over neighbors of the same group. */
  group?: string;
  /** The number that a standard form gives the column. */
  mark?: string;
  width: number;
  align: 'left' | 'right' | 'center';
}

export interface Cell {
  text: string;
  /** Columns that the cell takes, 1 when left out. */
  span?: number;
  bold?: boolean;
}

interface Box extends Cell {
  x: number;
  width: number;
  align: Column['align'];
  small?: boolean;
}

/** Titles of a standard form are long, and its columns narrow. */
const SMALL = 0.85;
const PADDING = 2;
const LINE_WIDTH = 0.5;

/** A ruled table over as many pages as it takes; each with the header; a row is never split. */
export class PdfTable {
  readonly #pdf: Pdf;
  readonly #columns: readonly Column[];
  readonly #size: number;
  readonly #left: number;

  constructor(pdf: Pdf, columns: readonly Column[], fontSize: number) {
    this.#pdf = pdf;
    this.#columns = columns;
    this.#size = fontSize;
    this.#left = pdf.page.margins.left;
    this.#drawHeader();
  }

  /** Draws a row at the document's `y`, on the next page when it does not fit. */
  row(cells: readonly (Cell | string)[]): void {
    const boxes = this.#place(
      cells.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
    );
    const height = this.#heightOf(boxes);
    const { page } = this.#pdf;
    if (this.#pdf.y + height > page.height - page.margins.bottom) {
      this.#pdf.addPage();
      this.#drawHeader();
    }
    this.#draw(boxes, height);
  }

  #place(cells: readonly Cell[]): Box[] {
    const boxes: Box[] = [];
    let [index, x] = [0, this.#left];
    for (const cell of cells) {
      const taken = this.#columns.slice(index, index + (cell.span ?? 1));
      const width = taken.reduce((sum, column) => sum + column.width, 0);
      const align = taken.length === 1 ? (taken[0]?.align ?? 'left') : 'right';
      boxes.push({ ...cell, x, width, align });
      index += taken.length;
      x += width;
    }
    return boxes;
  }

  #font({ bold, small }: Pick<Box, 'bold' | 'small'>): void {
    this.#pdf.font(bold ? 'bold' : 'regular').fontSize(small ? this.#size * SMALL : this.#size);
  }

  #heightOf(boxes: readonly Box[]): number {
    const heights = boxes.map((box) => {
      this.#font(box);
      return this.#pdf.heightOfString(plain(box.text), { width: box.width - 2 * PADDING });
    });
    return Math.max(...heights) + 2 * PADDING;
  }

  #drawBox({ text, x, width, align, bold, small }: Box, y: number, height: number): void {
    this.#pdf.rect(x, y, width, height).lineWidth(LINE_WIDTH).stroke('black');
    this.#font({ bold: bold ?? false, small: small ?? false });
    this.#pdf.text(plain(text), x + PADDING, y + PADDING, { width: width - 2 * PADDING, align });
  }

  #draw(boxes: readonly Box[], height: number): void {
    const top = this.#pdf.y;
    for (const box of boxes) this.#drawBox(box, top, height);
    this.#pdf.x = this.#left;
    this.#pdf.y = top + height;
  }

  #drawHeader(): void {
    const titles = this.#columns.map(({ title }) => ({ text: title }));
    const isGrouped = this.#columns.some(({ group }) => group !== undefined);
    if (isGrouped) this.#drawGrouped();
    else this.#drawCentered(titles.map((cell) => ({ ...cell, bold: true })));
    if (this.#columns.some(({ mark }) => mark !== undefined)) {
      this.#drawCentered(this.#columns.map(({ mark = '' }) => ({ text: mark })));
    }
  }

  #drawCentered(cells: readonly Cell[]): void {
    const boxes = this.#place(cells).map((box) => ({ ...box, align: 'center' as const }));
    this.#draw(boxes, this.#heightOf(boxes));
  }

  /** Titles of groups over those of their columns; a column without a group is as high as both. */
  #drawGrouped(): void {
    const columns = this.#place(this.#columns.map(({ title }) => ({ text: title }))).map(small);
    const groups = this.#groups().map(small);
    const [top, upper] = [this.#pdf.y, this.#heightOf(groups)];
    const grouped = columns.filter((_box, index) => this.#columns[index]?.group !== undefined);
    const alone = columns.filter((_box, index) => this.#columns[index]?.group === undefined);
    const height = Math.max(upper + this.#heightOf(grouped), this.#heightOf(alone));
    for (const box of groups) this.#drawBox({ ...box, align: 'center' }, top, upper);
    for (const box of grouped) {
      this.#drawBox({ ...box, align: 'center' }, top + upper, height - upper);
    }
    for (const box of alone) this.#drawBox({ ...box, align: 'center' }, top, height);
    this.#pdf.x = this.#left;
    this.#pdf.y = top + height;
  }

  #groups(): Box[] {
    const boxes: Box[] = [];
    let x = this.#left;
    let open: string | undefined;
    for (const { group, width, align } of this.#columns) {
      const last = boxes.at(-1);
      if (group !== undefined && group === open && last) last.width += width;
      else if (group !== undefined) boxes.push({ text: group, x, width, align });
      open = group;
      x += width;
    }
    return boxes;
  }
}

function small(box: Box): Box {
  return { ...box, small: true };
}
