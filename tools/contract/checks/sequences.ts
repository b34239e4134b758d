import type { Kind } from '#tools/contract/ids/id-kinds.ts';
import type { Run } from '#tools/contract/run.ts';
import { allSequences } from '#tools/contract/sequences/all.ts';
import { mayPlay } from '#tools/contract/sequences/may-play.ts';
import { type Ending, Player } from '#tools/contract/sequences/play.ts';
import type { Sequence } from '#tools/contract/sequences/sequence.ts';

/** How many different ids a sequence is tried with. */
const choices = 3;

/** The sequences that the options select and that include a selected operation. */
function chosenSequences(run: Run): Sequence[] {
  const { sequences, stateless } = run.options;
  if (stateless) return [];
  for (const name of sequences ?? []) {
    if (!allSequences.some((one) => one.name === name)) {
      throw new Error(`There is no sequence ${name}`);
    }
  }
  return allSequences.filter(
    (one) =>
      (sequences?.includes(one.name) ?? true) &&
      mayPlay(run, one) &&
      one.steps.some(({ call }) => run.isChosen(run.contract.operation(call))),
  );
}

/** Kinds of ids that the selected sequences start with. */
export function givenKinds(run: Run): Kind[] {
  if (run.options.checks && !run.options.checks.includes('sequences')) return [];
  return chosenSequences(run).flatMap(({ given = {} }) => Object.values(given));
}

interface Played {
  readonly ending: Ending;
  readonly excluded: boolean;
}

/** Plays a sequence with the first known ids; where these do not allow it, with the next ones. */
async function play(run: Run, sequence: Sequence): Promise<Played> {
  const before = run.findings.size;
  const attempt = async (choice: number): Promise<Played> => {
    const player = new Player(run, sequence, choice);
    return { ending: await player.play(), excluded: player.isExcluded };
  };
  const first = await attempt(0);
  for (let choice = 1; first.ending !== null && choice < choices; choice += 1) {
    if (sequence.given === undefined || run.findings.size > before) return first;
    const next = await attempt(choice);
    if (next.ending === null) return next;
  }
  return first;
}

/** Plays sequences one after another: they share people and carts. */
export async function checkSequences(run: Run): Promise<void> {
  const sequences = chosenSequences(run);
  for (const [done, sequence] of sequences.entries()) {
    run.report({ check: 'sequences', done, total: sequences.length });
    const before = run.findings.size;
    const { ending, excluded } = await play(run, sequence);
    const failed = run.findings.size > before;
    // A sequence that did not complete has proved nothing.
    if (failed || ending === null) run.coverage.settle(sequence.name, 'sequences', failed);
    run.outcomes.push({ name: sequence.name, title: sequence.title, ending, excluded });
  }
  run.report({ check: 'sequences', done: sequences.length, total: sequences.length });
}
