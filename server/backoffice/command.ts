import type { Database } from '#server/db/connection.ts';

/** What a command works on; `args` are the words after its name. */
export interface CommandCall {
  db: Database;
  now: Date;
  args: readonly string[];
}

/** One thing the shop's staff can do from a terminal. */
export interface Command {
  /** `order ID ship …` and what it does, for the help. */
  usage: string;
  /** @returns what to print. @throws ApiProblem or CommandError with a sentence for the user. */
  run(call: CommandCall): Promise<string>;
}

/** A command that was called wrongly; the message says how to call it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
