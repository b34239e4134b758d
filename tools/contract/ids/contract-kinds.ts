import type { Contract } from '#tools/contract/openapi/contract.ts';
import { derivedKind } from './derived-ids.ts';
import { type Kind, namedKindOfParameter, namedKinds } from './id-kinds.ts';
import { isNamedIn } from './id-sources.ts';

/**
 * What ids of a contract can be given as: kinds that its operations name (`order`), and paths of others
 * (`/tasks/{id}`, and `/tasks/{}` whatever the parameter is called).
 */
export function kindsOfContract(contract: Contract): ReadonlyMap<string, Kind> {
  const named = namedKinds.filter((kind) => isNamedIn(contract, kind));
  const kinds = new Map<string, Kind>(named.map((kind) => [kind, kind]));
  for (const operation of contract.operations) {
    for (const { name, in: place } of operation.parameters) {
      if (place !== 'path') continue;
      const known = namedKindOfParameter(operation, name);
      if (known !== null && isNamedIn(contract, known)) continue;
      // A page of the shop is known by its name alone: no list has it.
      if (known !== null) kinds.set(known, known);
      const end = operation.path.indexOf(`{${name}}`) + name.length + 2;
      const path = operation.path.slice(0, end);
      kinds.set(path, derivedKind(path, false));
      kinds.set(path.replaceAll(/\{[^}]*\}/g, '{}'), derivedKind(path, false));
    }
  }
  return kinds;
}
