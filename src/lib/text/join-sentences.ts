/** Texts one after the other, each but the last with the end of a sentence; empty ones are left out. */
export function joinSentences(...texts: readonly string[]): string {
  const given = texts.map((text) => text.trim()).filter(Boolean);
  return given
    .map((text, index) => (index === given.length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
