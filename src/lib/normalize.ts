/** Text as a search inside a short list compares it: small letters, ё as е, single spaces. */
export function normalizeForSearch(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}
