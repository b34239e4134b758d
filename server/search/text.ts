const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const QUOTES = /["'`´«»„“”‘’]/g;
const MULTIPLY = /(\d)\s*[×х*]\s*(?=\.?\d)/g;
/** NFKC would turn it into letters and join them to the number. */
const NUMBER_SIGN = /№/g;
const DIAMETER = /[øØ⌀∅]/g;
const UNIT = /(\d)(?=(?:мкм|мм|см|мл|мг|кг|гр?|л|шт|мин|пар)(?![0-9a-zа-яё]))/g;
const DECIMAL_COMMA = /(\d),(?=\d)/g;

/**
 * Normalizes text for the index and for queries: lower case, ё→е, plain hyphens and
 * spaces, no quotes, `1,5` as `1.5`, `10×20` as `10x20`, «22мм» as «22 мм», «№17» as `no 17`.
 */
export function normalizeSearchText(text: string): string {
  return text
    .replace(NUMBER_SIGN, ' no ')
    .replace(DIAMETER, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNIT, '$1 ')
    .replaceAll('ё', 'е')
    .replace(QUOTES, ' ')
    .replace(DASHES, '-')
    .replace(MULTIPLY, '$1x')
    .replace(DECIMAL_COMMA, '$1.')
    .replace(SPACES, ' ')
    .trim();
}
