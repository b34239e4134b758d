const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const QUOTES = /["'`´«»„“”‘’]/g;
const MULTIPLY = /(\d)\s*[×х*]\s*(?=\d)/g;
const DECIMAL_COMMA = /(\d),(?=\d)/g;

/**
 * The one spelling under which text is indexed and looked for: lower case, ё→е, plain hyphens and
 * spaces, no quotes, `1,5` as `1.5`, `10×20` as `10x20`.
 */
export function normaliseSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(QUOTES, ' ')
    .replace(DASHES, '-')
    .replace(MULTIPLY, '$1x')
    .replace(DECIMAL_COMMA, '$1.')
    .replace(SPACES, ' ')
    .trim();
}
