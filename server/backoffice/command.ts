import type { Database } from '#server/db/connection.ts';

/** The context of a command; `args` are its arguments. */
export interface CommandCall {
  db: Database;
  now: Date;
  /** Origin of the shop for links; without it they are paths. */
  publicUrl?: string;
  args: readonly string[];
}

/** One action of the shop's staff from a terminal. */
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
