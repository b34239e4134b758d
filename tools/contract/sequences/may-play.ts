import type { Run } from '#tools/contract/run.ts';
import type { Sequence } from './sequence.ts';

/** Whether a contract has all operations of a sequence, and a run may change what it changes. */
export function mayPlay(
  { contract, consent }: Pick<Run, 'contract' | 'consent'>,
  { steps }: Sequence,
): boolean {
  return steps.every(
    ({ call }) => contract.has(call) && (consent !== 'none' || contract.operation(call).isRead),
  );
}
