import type { Brand } from '#generated/api/model/brand.ts';

/** The brands under one letter of the index. */
export interface BrandGroup {
  /** A letter, or `0–9` for everything else. */
  letter: string;
  /** Usable as the id of the group's heading. */
  anchor: string;
  brands: readonly Brand[];
}

const OTHERS = '0–9';
const OTHERS_ANCHOR = 'brands-others';

/**
 * Groups brands by first letter: Russian letters, Latin ones, then digits and other characters. Ё
 * counts as Е. The order inside a letter is preserved.
 */
export function brandGroups(brands: readonly Brand[]): BrandGroup[] {
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return [...byLetter]
    .sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other, 'ru'))
    .map(([letter, group]) => ({ letter, anchor: anchorOf(letter), brands: group }));
}

/** Number of brands above the index; an index of less than twice as many needs none. */
const LARGEST = 12;

/** The brands with most products, the largest first; none when the index is short. */
export function largestBrands(brands: readonly Brand[]): readonly Brand[] {
  if (brands.length < 2 * LARGEST) return [];
  return brands.toSorted((a, b) => b.productCount - a.productCount).slice(0, LARGEST);
}

function letterOf(name: string): string {
  const first = name.trim().charAt(0).toLocaleUpperCase('ru').replace('Ё', 'Е');
  return /\p{L}/u.test(first) ? first : OTHERS;
}

function anchorOf(letter: string): string {
  return letter === OTHERS ? OTHERS_ANCHOR : `brands-${letter}`;
}

function rank(letter: string): number {
  if (letter === OTHERS) return 2;
  return /[А-Я]/.test(letter) ? 0 : 1;
}
