/** A full name in one line: «Анна Сергеевна Ковалёва»; empty without any name. */
export function fullName(person: {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter((part) => part).join(' ');
}
