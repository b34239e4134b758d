import type { AttributeChoice } from '#generated/api/model/attributeChoice.ts';

/**
 * One selected value of an attribute in the URL: `Оттенок~A2`. A tilde in the name is written
 * `%7E`, a percent sign `%25`; the value is everything after the first tilde.
 */
export function writeChoice(name: string, value: string): string {
  return `${name.replaceAll('%', '%25').replaceAll('~', '%7E')}~${value}`;
}

/** Choices of a URL grouped by attribute, in order; invalid ones are omitted. */
export function readChoices(written: readonly string[]): AttributeChoice[] {
  const values = new Map<string, Set<string>>();
  for (const text of written) {
    const choice = readChoice(text);
    if (choice) values.set(choice.name, (values.get(choice.name) ?? new Set()).add(choice.value));
  }
  return [...values].slice(0, 20).map(([name, chosen]) => ({
    name,
    values: [...chosen].slice(0, 50),
  }));
}

/** The name and value of one choice, or null when invalid. */
export function readChoice(text: string): { name: string; value: string } | null {
  const [, writtenName, value] = /^([^~]+)~(.+)$/s.exec(text) ?? [];
  if (!writtenName || !value) return null;
  const name = writtenName.replaceAll('%7E', '~').replaceAll('%25', '%');
  return { name, value };
}
