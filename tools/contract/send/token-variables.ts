import { type Person, persons } from '#tools/contract/vocabulary.ts';

/** The shell variable that has a person's token in the commands of a report: `TOKEN_NO_SCOPE`. */
export function tokenVariable(person: Person): string {
  return `TOKEN_${person.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/**
 * Shell lines that set the variables which these commands use.
 * @param command what prints the token of `CONTRACT_PERSON`; undefined when the token itself was given.
 */
export function tokenLines(commands: readonly string[], command: string | undefined): string[] {
  return persons.flatMap((person) => {
    const variable = tokenVariable(person);
    if (!commands.some((one) => new RegExp(`\\$\\{?${variable}\\b`).test(one))) return [];
    return command === undefined
      ? [`export ${variable}='…'  # an access token of ${person}`]
      : [`export ${variable}="$(export CONTRACT_PERSON=${person}; ${command})"`];
  });
}
