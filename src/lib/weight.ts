const NBSP = '\u00a0';
const GRAMS_IN_KILOGRAM = 1000;

const kilograms = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const grams = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** Grams as the reader sees them: up to 1000 g in grams, above that in kilograms. */
export function formatWeight(weightInGrams: number): string {
  return weightInGrams > GRAMS_IN_KILOGRAM
    ? `${kilograms.format(weightInGrams / GRAMS_IN_KILOGRAM)}${NBSP}кг`
    : `${grams.format(weightInGrams)}${NBSP}г`;
}
