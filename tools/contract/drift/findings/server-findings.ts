import { isEqual, without } from '#tools/contract/drift/compare/compare-values.ts';
import {
  type Contract,
  type ContractOperation,
  isRecord,
  joinPointer,
} from '#tools/contract/drift/contract.ts';
import { exampleRequest } from '#tools/contract/drift/example-request.ts';
import type { Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';

interface Servers {
  readonly urls: readonly string[];
  /** Where they are declared: in the operation, its path or the contract. */
  readonly pointer: string;
  readonly place: string;
}

/** An address that is gone takes all calls under it along; one more harms nobody. */
export function findServerChanges(
  contracts: Pair<Contract>,
  { before, after }: Pair<ContractOperation>,
): Finding[] {
  const [was, is] = [serversOf(contracts.before, before), serversOf(contracts.after, after)];
  if (isEqual(was.urls, is.urls)) return [];
  const gone = without(was.urls, is.urls);
  const common = {
    rule: 'server' as const,
    place: is.place,
    pointers: { after: is.pointer },
    detail: { before: was.urls.join(', '), after: is.urls.join(', ') },
    direction: 'request' as const,
    calls: [after.call],
  };
  if (gone.length === 0) return [{ ...common, severity: 'info' }];
  const example = exampleRequest(contracts.before, before);
  return [
    {
      ...common,
      severity: 'breaking',
      counterexample: {
        ...example,
        part: `at ${gone.join(', ')}`,
        rejection: `the address is ${is.urls.join(' or ')} now`,
      },
    },
  ];
}

/** The nearest declaration; without any, the address of the contract itself. */
function serversOf(contract: Contract, operation: ContractOperation): Servers {
  const path = joinPointer('#', 'paths', operation.path);
  const places = [
    { pointer: operation.pointer, place: operation.id },
    { pointer: path, place: operation.path },
  ];
  for (const { pointer, place } of places) {
    const urls = urlsAt(contract, pointer);
    if (urls !== undefined) return { urls, pointer: `${pointer}/servers`, place };
  }
  return { urls: urlsAt(contract, '#') ?? ['/'], pointer: '#/servers', place: 'servers' };
}

/** Addresses with the defaults of their variables, without a slash at the end. */
function urlsAt(contract: Contract, pointer: string): readonly string[] | undefined {
  const list = contract.at(`${pointer}/servers`);
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return list.filter(isRecord).map(({ url, variables }) => {
    const known = isRecord(variables) ? variables : {};
    const filled = String(url).replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
      const variable = known[name];
      return isRecord(variable) ? String(variable.default) : whole;
    });
    return filled.replace(/\/+$/, '') || '/';
  });
}
