/** Whether a text contains every typed word, in any case and with «е» for «ё». */
export function containsWords(text: string, typed: string): boolean {
  const whole = comparable(text);
  return comparable(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

function comparable(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}
