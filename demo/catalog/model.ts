import type { ArtworkKind } from '#demo/artwork/kinds.ts';
import type { BrandKey } from './brands.ts';

/** How a product is drawn. */
export interface Art {
  kind: ArtworkKind;
  /** Color of the product itself (`#rrggbb`); the brand's own when absent. */
  color?: string;
  /** Color of a variant by the value of this axis: shades, glove colors. */
  tint?: { axis: string; colors: Readonly<Record<string, string>> };
  /** Axis or parameter whose value is written on the product: `A2`, `ISO 25`, `Артикаин`. */
  label?: string;
}

/** One value of an axis; a bare string costs as much as its siblings. */
export type AxisValue = string | { value: string; price?: number; weight?: number };

/** What the members of a family differ by. */
export interface Axis {
  /** Name of the characteristic: `Оттенок`. */
  name: string;
  unit?: string;
  /** How the value is written in the product's name; `{}` is the value. */
  label: string;
  values: readonly AxisValue[];
}

/** A value of an axis that a member of a family has. */
export interface Choice {
  axis: Axis;
  value: string;
  /** Factor of the line's price. */
  price: number;
  /** Grams; null for the template's. */
  weight: number | null;
}

export type Characteristic = string | readonly [value: string, unit: string];

/** One trade name of a template. */
export interface Line {
  brand: BrandKey;
  /** Trade name as written in the product's name. */
  name: string;
  /** Rubles for the plainest variant. */
  price: number;
  /** The distinguishing features of this line; one or two sentences. */
  note: string;
  params?: Readonly<Record<string, Characteristic>>;
  /** Narrows axes to these values. */
  only?: Readonly<Record<string, readonly string[]>>;
  art?: Partial<Art>;
}

/** A kind of product that several brands make. */
export interface Template {
  /** Key of a third-level category. */
  category: string;
  /** First words of the name: «Композит универсальный». */
  type: string;
  art: Art;
  /** Description and materials. */
  about: string;
  /** Title of the list below. */
  usesTitle?: string;
  uses: readonly string[];
  params: Readonly<Record<string, Characteristic>>;
  /** End of the name with the contents: «шприц 4 г». */
  pack: string;
  /** False for what is plain without it: the name ends before the pack. */
  packInName?: false;
  /** Grams, with packing. */
  weight: number;
  lines: readonly Line[];
  axes?: readonly Axis[];
  /** A medical device with a registration certificate; true unless said otherwise. */
  certificate?: boolean;
  /** Sold to licensed buyers only. */
  restricted?: boolean;
  /** Sold in multiples. */
  step?: number;
  /** Pieces at least. */
  minimum?: number;
}

/** Shorthand for a line of a table. */
export function line(
  brand: BrandKey,
  name: string,
  price: number,
  note: string,
  more: Partial<Omit<Line, 'brand' | 'name' | 'price' | 'note'>> = {},
): Line {
  return { brand, name, price, note, ...more };
}

/** Shorthand for an axis; `label` is how a value is written in the product's name. */
export function axis(
  name: string,
  label: string,
  values: readonly AxisValue[],
  unit?: string,
): Axis {
  return { name, label, values, ...(unit === undefined ? {} : { unit }) };
}
