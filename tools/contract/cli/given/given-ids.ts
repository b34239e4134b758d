import { nearest } from '#tools/contract/cli/nearest.ts';
import { kindsOfContract } from '#tools/contract/ids/contract-kinds.ts';
import type { Kind } from '#tools/contract/ids/id-kinds.ts';
import { type Contract, readContract } from '#tools/contract/openapi/contract.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { KnownIDsOption } from '#tools/contract/suite.ts';
import { persons } from '#tools/contract/vocabulary.ts';
import { readJSON } from './read-json.ts';

/**
 * Known ids: `{"main": {"order": ["A-1"], "/tasks/{id}": ["7"]}}`.
 * @param contract the shop's own when none is given.
 * @throws Error that names the file and the place in it.
 */
export async function readIDs(
  file: string | undefined,
  contract: Contract = readContract(),
): Promise<KnownIDsOption | undefined> {
  if (file === undefined) return undefined;
  const read = await readJSON(file);
  return Object.fromEntries(
    Object.entries(read).map(([name, ids]) => {
      if (!persons.some((person) => person === name)) {
        throw new Error(`${file}: there is no person ${name}: ${persons.join(', ')}`);
      }
      if (!isObject(ids)) throw new Error(`${file}: ${name} needs an object: kind → list of ids`);
      const place = `${file}: ${name}`;
      return [
        name,
        new Map(Object.entries(ids).map(([kind, own]) => idsOf(place, contract, kind, own))),
      ];
    }),
  );
}

function idsOf(place: string, contract: Contract, name: string, own: unknown): [Kind, string[]] {
  if (!Array.isArray(own) || !own.every((id): id is string => typeof id === 'string')) {
    throw new Error(`${place}: ${name} needs a list of texts: ["A-1"]`);
  }
  const kinds = kindsOfContract(contract);
  const kind = kinds.get(name) ?? kinds.get(name.replaceAll(/\{[^}]*\}/g, '{}'));
  if (kind !== undefined) return [kind, own];
  const names = [...kinds.keys()].filter((one) => !one.includes('{}'));
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new Error(
    names.length === 0
      ? `${place}: no path of the contract takes an id, so that it has no kind ${name}`
      : `${place}: There is no kind of id ${name} in this contract.${hint} (${names.join(', ')})`,
  );
}
