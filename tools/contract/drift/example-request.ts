import { sampleValue } from '#tools/contract/drift/values/values.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { Counterexample } from './finding.ts';

/** A request that a contract accepts: the path with its parameters, and a small body. */
export function exampleRequest(
  contract: Contract,
  operation: ContractOperation,
): Omit<Counterexample, 'rejection'> {
  const call = `${operation.method} ${examplePath(contract, operation)}`;
  const [content] = operation.body?.contents.values() ?? [];
  if (content === undefined || content.pointer === '') return { kind: 'request', call };
  const value = sampleValue(contract, { schema: { $ref: content.pointer }, pointer: '' });
  return { kind: 'request', call, part: 'body', value };
}

/** The path of an operation with an example in place of each parameter. */
function examplePath(contract: Contract, { path, parameters }: ContractOperation): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_whole, requested: string) => {
    const parameter = parameters.find(
      ({ name, in: where }) => where === 'path' && name === requested,
    );
    if (parameter === undefined) return requested;
    const place = { schema: { $ref: parameter.pointer }, pointer: '' };
    return encodeURIComponent(String(sampleValue(contract, place)));
  });
}
