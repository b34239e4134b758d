/** A full name in one line: «Анна Сергеевна Ковалёва»; empty when nothing is known. */
export function fullName(person: {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter((part) => part).join(' ');
}
