import type { Check } from '#tools/contract/vocabulary.ts';
import type { CleanRun, Outcome } from './self-test.ts';

/** One piece of work for a process that has a server of its own. */
export type Task =
  | { readonly defect: string }
  | { readonly seed: number; readonly runs: number; readonly checks?: readonly Check[] };

/** What came of it. */
export type TaskResult = { readonly outcome: Outcome } | { readonly clean: CleanRun };

/** What a worker tells: that it is ready for a task, with the result of the one before. */
export interface WorkerMessage {
  readonly result: TaskResult | null;
}
