import {
  classifyFindings,
  parseAllowed,
  parseEarlierAllowed,
  type Verdict,
} from '#tools/contract/drift/allowed.ts';
import type { ContractVersion } from '#tools/contract/drift/base.ts';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { describeFindings, describeVerdict } from './report.ts';

export interface ChangeReport {
  readonly text: string;
  /** Nothing breaks, or it is announced by the version or allowed with a reason. */
  readonly isSound: boolean;
}

/** Compares two versions of a contract: every change, and whether it may stay. */
export function reportChanges(versions: Pair<ContractVersion>): ChangeReport {
  const { before, after } = versions;
  const findings = compareContracts({ before: before.contract, after: after.contract });
  const verdict = classifyFindings(
    findings,
    {
      before: parseEarlierAllowed(before.allowedChanges),
      after: parseAllowed(after.allowedChanges, after.allowedFile),
      ...(after.allowedFile === undefined ? {} : { file: after.allowedFile }),
    },
    { before: before.contract.version, after: after.contract.version },
  );
  const lines = [
    ...(findings.length > 0 ? [describeFindings(findings, verdict, versions)] : []),
    ...verdict.problems.map((problem) => `✗ ${problem}`),
    ...(verdict.rejected.length > 0 ? [describeRemedy(verdict)] : []),
    `${before.title} → ${after.title}: ${describeVerdict(findings, verdict)}`,
  ];
  return {
    text: lines.join('\n'),
    isSound: verdict.rejected.length + verdict.problems.length === 0,
  };
}

function describeRemedy({ rejected }: Verdict): string {
  return `${rejected.length} breaking changes are neither announced by info.version (a new major; below 1.0.0 a new minor) nor given a reason in the list of allowed changes`;
}
