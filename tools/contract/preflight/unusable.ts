/** The run cannot test anything: the command line ends with 2 and prints the message alone. */
export class UnusableRun extends Error {
  override name = 'UnusableRun';
}

/** At most so many names are listed in a message. */
const SHOWN = 5;

/** The first names of a list, and how many more there are: `getCart, getProfile and 3 more`. */
export function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
