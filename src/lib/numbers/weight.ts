import { formatRounded } from './numbers.ts';

const NBSP = '\u00a0';
const GRAMS_IN_KILOGRAM = 1000;

/** Grams as text: up to 1000 g in grams, above that in kilograms. */
export function formatWeight(weightInGrams: number): string {
  return weightInGrams > GRAMS_IN_KILOGRAM
    ? `${formatRounded(weightInGrams / GRAMS_IN_KILOGRAM, 2)}${NBSP}кг`
    : `${formatRounded(weightInGrams, 1)}${NBSP}г`;
}
