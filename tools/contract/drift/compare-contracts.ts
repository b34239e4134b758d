import {
  findOperationChanges,
  matchOperations,
} from '#tools/contract/drift/findings/operation-findings.ts';
import { findSchemaChanges } from '#tools/contract/drift/findings/schema-findings.ts';
import type { Contract } from './contract.ts';
import { type Finding, severities } from './finding.ts';
import { listRoots } from './roots.ts';
import type { Pair } from './schema-change.ts';

/**
 * All changes between two bundled contracts, the breaking ones first. Requests must not be narrowed and
 * responses must not be widened: each such change comes with a value that was validated against the old
 * and the new contract.
 */
export function compareContracts(contracts: Pair<Contract>): Finding[] {
  const operations = matchOperations(contracts);
  const roots = [...operations.unmoved, ...operations.moved].flatMap(listRoots);
  const findings = [
    ...findOperationChanges(contracts, operations),
    ...findSchemaChanges(contracts, roots),
  ];
  return mergeEqual(findings).sort(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );
}

/** A change of a shared response or parameter affects each operation; it is reported once. */
function mergeEqual(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const key = [
      finding.rule,
      finding.severity,
      finding.place,
      JSON.stringify(finding.detail),
    ].join(' ');
    const known = merged.get(key);
    merged.set(
      key,
      known ? { ...known, calls: [...new Set([...known.calls, ...finding.calls])] } : finding,
    );
  }
  return [...merged.values()];
}
