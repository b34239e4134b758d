/** The parts of a person's name; unknown ones are null or empty. */
export interface PersonName {
  firstName: string | null;
  middleName?: string | null | undefined;
  lastName: string | null;
}

/**
 * A full name in one line, the same everywhere: «Анна Сергеевна Ковалёва»; unknown parts are omitted,
 * empty without any name.
 */
export function fullName({ firstName, middleName, lastName }: PersonName): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** The same with the last name first, for lists that are sorted by it: «Ковалёва Анна Сергеевна». */
export function sortedName({ firstName, middleName, lastName }: PersonName): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}
