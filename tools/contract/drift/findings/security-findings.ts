import { isEqual } from '#tools/contract/drift/compare/compare-values.ts';
import type { Contract, ContractOperation, SecurityWays } from '#tools/contract/drift/contract.ts';
import { exampleRequest } from '#tools/contract/drift/example-request.ts';
import type { Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';

/** A caller with access must keep it; one who gains access is worth a review. */
export function findSecurityChanges(
  contracts: Pair<Contract>,
  { before, after }: Pair<ContractOperation>,
): Finding[] {
  const [was, is] = [waysOf(before), waysOf(after)];
  const shut = was.find((way) => !isLetIn(way, is)) ?? findChangedScheme(contracts, was);
  if (shut === undefined && isEqual(was, is)) return [];
  const common = {
    rule: 'security' as const,
    place: after.id,
    pointers: { before: before.pointer, after: after.pointer },
    detail: { before: summarize(was), after: summarize(is) },
    direction: 'request' as const,
    calls: [after.call],
  };
  // New access for more callers breaks nobody, but should be intended.
  if (shut === undefined) return [{ ...common, severity: 'warning' }];
  return [
    {
      ...common,
      severity: 'breaking',
      counterexample: {
        ...exampleRequest(contracts.before, before),
        part: `authorization ${describeScheme(shut)}`,
        rejection: `requires ${summarize(is)} now`,
      },
    },
  ];
}

type Way = SecurityWays[number];

/** No way at all means that nothing is requested. */
function waysOf({ ways }: ContractOperation): SecurityWays {
  return ways.length === 0 ? [{}] : ways;
}

/** Whether what meets `way` meets one of the others: all its schemes, with no scope more. */
function isLetIn(way: Way, others: SecurityWays): boolean {
  return others.some((other) =>
    Object.entries(other).every(
      ([scheme, scopes]) =>
        scopes.every((scope) => way[scheme]?.includes(scope)) && way[scheme] !== undefined,
    ),
  );
}

/** A way whose schemes have another meaning now, so that what was sent does not meet it. */
function findChangedScheme(contracts: Pair<Contract>, ways: SecurityWays): Way | undefined {
  return ways.find((way) =>
    Object.keys(way).some((scheme) => {
      const [was, is] = [contracts.before, contracts.after].map((contract) => {
        const { description: _, ...meaning } = Object(
          contract.at(`#/components/securitySchemes/${scheme}`),
        );
        return meaning;
      });
      return !isEqual(was, is);
    }),
  );
}

function summarize(ways: SecurityWays): string {
  return ways.map(describeScheme).join(' or ');
}

function describeScheme(way: Way): string {
  const schemes = Object.entries(way).map(([scheme, scopes]) =>
    scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`,
  );
  return schemes.length === 0 ? 'nothing' : schemes.join(' and ');
}
