import type { Run } from '#tools/contract/run.ts';
import { allSequences } from '#tools/contract/sequences/all.ts';
import { mayPlay } from '#tools/contract/sequences/may-play.ts';
import { statelessChecks } from '#tools/contract/stateless.ts';
import { type Check, checks } from '#tools/contract/vocabulary.ts';
import { firstOf, UnusableRun } from './unusable.ts';

/** The checks that the options select; `learn` runs in any case as far as these need ids. */
export function chosenChecks({ options }: Run): readonly Check[] {
  const possible = options.stateless ? statelessChecks : checks;
  return (options.checks ?? checks).filter((check) => possible.includes(check));
}

/**
 * What can be seen without a request: the contract and the options leave something to test.
 * @throws UnusableRun when they leave nothing.
 */
export function requireSelection(run: Run): void {
  const { contract, options } = run;
  const selected = contract.operations.filter(run.isSelected, run);
  if (selected.length === 0) {
    throw new UnusableRun(
      `Nothing is selected: no operation of ${firstOf(options.operations ?? [])} has a tag of ${firstOf(options.tags ?? [])}`,
    );
  }
  const excluded = selected.filter(({ id }) => Object.hasOwn(options.excluded ?? {}, id));
  if (excluded.length === selected.length) {
    throw new UnusableRun(
      `Nothing is selected: every selected operation is excluded (${firstOf(excluded.map(({ id }) => id))})`,
    );
  }
  const chosen = chosenChecks(run);
  if (chosen.length === 0) {
    throw new UnusableRun(
      `Nothing is selected: --stateless leaves out ${firstOf(options.checks ?? [])}, it has ${statelessChecks.join(', ')}`,
    );
  }
  if (chosen.every((check) => check === 'burst') && !options.burst) {
    throw new UnusableRun('Nothing is selected: the check burst sends nothing without --burst N');
  }
  requireSequences(run);
}

/** Sequences that are named need all of their operations in the contract, and one that is selected. */
function requireSequences(run: Run): void {
  for (const name of run.options.sequences ?? []) {
    const sequence = allSequences.find((one) => one.name === name);
    const calls = sequence?.steps.map(({ call }) => call);
    if (sequence === undefined || calls === undefined)
      throw new UnusableRun(
        `There is no sequence ${name}: ${allSequences.map((one) => one.name).join(', ')}`,
      );
    const missing = calls.filter((call) => !run.contract.has(call));
    if (missing.length > 0) {
      throw new UnusableRun(
        `The contract lacks operations of the sequence ${name}: ${firstOf([...new Set(missing)])}`,
      );
    }
    if (!mayPlay(run, sequence)) {
      throw new UnusableRun(
        `The sequence ${name} changes something, which --read-only forbids: leave it out, or run with --write`,
      );
    }
    if (!calls.some((call) => run.isChosen(run.contract.operation(call)))) {
      throw new UnusableRun(`The sequence ${name} calls none of the selected operations`);
    }
  }
}
