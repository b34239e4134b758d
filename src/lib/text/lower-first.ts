/** The text in the middle of a sentence: «Могут владельцы» becomes «могут владельцы». */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('ru') + text.slice(1);
}
