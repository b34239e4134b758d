import type { Check } from '#tools/contract/vocabulary.ts';
import type { CleanRun, Outcome } from './self-test.ts';

/** A task for a process with its own server. */
export type Task =
  | { readonly defect: string }
  | { readonly seed: number; readonly runs: number; readonly checks?: readonly Check[] };

/** The result of a task. */
export type TaskResult = { readonly outcome: Outcome } | { readonly clean: CleanRun };

/** A worker's message: ready for a task, with the result of the previous one. */
export interface WorkerMessage {
  readonly result: TaskResult | null;
}
