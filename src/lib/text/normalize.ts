/** Normalizes a text for the search in a short list: lower case, ё as е, single spaces. */
export function normalizeForSearch(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}
