import { ApiError } from '#src/api/errors.ts';

const CONFLICT = 409;

/** What a refused ticket says above the form, in the server's words; null for other failures. */
export function ticketRefusal(error: unknown): Readonly<Record<string, string>> | null {
  return error instanceof ApiError && error.status === CONFLICT ? { ticket: error.message } : null;
}
