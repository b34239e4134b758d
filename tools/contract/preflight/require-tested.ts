import { gapsOfRun } from '#tools/contract/gaps/gaps.ts';
import { untestedChecks } from '#tools/contract/gaps/untested.ts';
import type { Run } from '#tools/contract/run.ts';
import { chosenChecks } from './require-selection.ts';
import { firstOf, UnusableRun } from './unusable.ts';

/** So many reasons are in the message. */
const SHOWN_REASONS = 5;

/**
 * After the run: something was tested.
 * @throws UnusableRun when no response was validated by a selected check: without findings it would
 * pass for a sound back end.
 */
export function requireTested(run: Run): void {
  const chosen = chosenChecks(run);
  const isTested = run.coverage.verdicts.some(({ check }) => chosen.includes(check));
  if (isTested || run.findings.size > 0) return;
  throw new UnusableRun(`Nothing was tested: ${reasonOf(run)}`);
}

function reasonOf(run: Run): string {
  const { operations } = run;
  if (operations.length === 0) {
    const [selected] = run.contract.operations.filter(run.isSelected, run);
    const reason = selected === undefined ? 'none' : run.excludedBecause(selected.id);
    return `every selected operation is excluded: ${reason}`;
  }
  const names = firstOf(operations.map(({ id }) => id));
  const reasons = gapsOfRun(run, untestedChecks(run))
    .toSorted((one, other) => Number(one.about === 'person') - Number(other.about === 'person'))
    .slice(0, SHOWN_REASONS)
    .map(({ subject, about, reason }) => `\n  ${subject} ${about}: ${reason}`);
  return `no selected check (${firstOf(chosenChecks(run))}) got a response to validate from ${names}.${reasons.join('')}`;
}
