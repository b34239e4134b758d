import type { Contract, ContractOperation } from '#tools/contract/drift/contract.ts';
import { exampleRequest } from '#tools/contract/drift/example-request.ts';
import type { Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { findRequestChanges } from './request-findings.ts';
import { findResponseChanges } from './response-findings.ts';
import { findSecurityChanges } from './security-findings.ts';
import { findServerChanges } from './server-findings.ts';

/** Operations that both contracts have, and those that were added, removed or moved. */
export interface MatchedOperations {
  readonly unmoved: readonly Pair<ContractOperation>[];
  readonly moved: readonly Pair<ContractOperation>[];
  readonly removed: readonly ContractOperation[];
  readonly added: readonly ContractOperation[];
}

/** Pairs operations by method and path (ignoring parameter names), then by operationId. */
export function matchOperations(contracts: Pair<Contract>): MatchedOperations {
  const byCall = new Map(contracts.before.operations.map((one) => [callKey(one), one]));
  const unmoved: Pair<ContractOperation>[] = [];
  const come: ContractOperation[] = [];
  for (const after of contracts.after.operations) {
    const before = byCall.get(callKey(after));
    if (before === undefined) come.push(after);
    else unmoved.push({ before, after });
    byCall.delete(callKey(after));
  }
  const gone = new Map([...byCall.values()].map((one) => [one.id, one]));
  const moved = come.flatMap((after) => {
    const before = gone.get(after.id);
    return before === undefined ? [] : [{ before, after }];
  });
  for (const { after } of moved) gone.delete(after.id);
  const isMoved = (one: ContractOperation) => moved.some(({ after }) => after === one);
  return {
    unmoved,
    moved,
    removed: [...gone.values()],
    added: come.filter((one) => !isMoved(one)),
  };
}

function callKey({ method, path }: ContractOperation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}

/** Changes of operations and of everything outside of schemas. */
export function findOperationChanges(
  contracts: Pair<Contract>,
  { unmoved, moved, removed, added }: MatchedOperations,
): Finding[] {
  return [
    ...removed.map((operation) => toRemoved(contracts, operation)),
    ...moved.map((pair) => toMoved(contracts, pair)),
    ...added.map(toAdded),
    ...[...unmoved, ...moved].flatMap((pair) => [
      ...findIdentityChanges(pair),
      ...findServerChanges(contracts, pair),
      ...findSecurityChanges(contracts, pair),
      ...findRequestChanges(contracts, pair),
      ...findResponseChanges(contracts, pair),
    ]),
  ];
}

function toAdded(operation: ContractOperation): Finding {
  return {
    rule: 'operation-added',
    severity: 'info',
    place: operation.id,
    pointers: { after: operation.pointer },
    detail: { name: operation.call, title: operation.raw.summary ?? '' },
    calls: [operation.call],
  };
}

function toRemoved(contracts: Pair<Contract>, operation: ContractOperation): Finding {
  return {
    rule: 'operation-removed',
    severity: 'breaking',
    place: operation.id,
    pointers: { before: operation.pointer },
    detail: { name: operation.call },
    calls: [operation.call],
    counterexample: {
      ...exampleRequest(contracts.before, operation),
      rejection: 'there is no such operation',
    },
  };
}

function toMoved(contracts: Pair<Contract>, { before, after }: Pair<ContractOperation>): Finding {
  return {
    rule: 'operation-moved',
    severity: 'breaking',
    place: after.id,
    pointers: { before: before.pointer, after: after.pointer },
    detail: { name: after.id, before: before.call, after: after.call },
    calls: [before.call],
    counterexample: {
      ...exampleRequest(contracts.before, before),
      rejection: `the operation is ${after.call} now`,
    },
  };
}

function findIdentityChanges({ before, after }: Pair<ContractOperation>): Finding[] {
  const common = {
    place: after.id,
    pointers: { before: before.pointer, after: after.pointer },
    calls: [after.call],
  };
  const findings: Finding[] = [];
  if (before.id !== after.id) {
    findings.push({
      ...common,
      rule: 'operation-id',
      severity: 'breaking',
      detail: { before: before.id, after: after.id },
      counterexample: {
        kind: 'request',
        call: `client.${before.id}()`,
        rejection: `generated clients have ${after.id} instead`,
      },
    });
  }
  if (after.raw.deprecated && !before.raw.deprecated) {
    findings.push({ ...common, rule: 'deprecated', severity: 'info', detail: {} });
  }
  const isReworded =
    before.raw.summary !== after.raw.summary || before.raw.description !== after.raw.description;
  if (isReworded) findings.push({ ...common, rule: 'text', severity: 'info', detail: {} });
  return findings;
}
