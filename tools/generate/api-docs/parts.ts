import type { IndexedOperation } from './contract-index.ts';

/** First lines of a page that is made from the contract. */
export function heading(title: string, about: string): string {
  return `# ${title}\n\n<!-- Made by \`npm run generate\` from the contract. -->\n\n${about}`;
}

/** Links to operations in the reference, in one line. */
export function operationLinks(operations: readonly IndexedOperation[]): string {
  return operations.map(({ id }) => `[${id}](/docs/operations/${id})`).join(', ');
}

/** Values as inline code. */
export function codes(values: readonly unknown[]): string {
  return values.map((value) => `\`${value}\``).join(' ');
}

/** A description within one line. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Parts of a page with a blank line between them; empty ones are left out. */
export function joinParts(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
