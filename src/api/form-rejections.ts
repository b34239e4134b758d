import { ApiError, fieldMessages } from './errors.ts';
import type { MutationMeta } from './mutation-meta.ts';

/** Statuses whose message is for the user: no right, already exists, a limit is reached. */
const SPOKEN: readonly number[] = [403, 409, 422];

/** Meta of a mutation whose form shows `formRejections`. */
export const formRejectionMeta = {
  fieldErrors: true,
  handledStatuses: SPOKEN,
} satisfies MutationMeta;

/**
 * Messages of rejected fields by their path in the form; when the server named no field, its message
 * for the user under a name that no field has. Empty for any other error.
 */
export function formRejections(error: unknown): Record<string, string> {
  const fields = fieldMessages(error);
  if (Object.keys(fields).length > 0) return fields;
  const isSpoken = error instanceof ApiError && SPOKEN.includes(error.status);
  return isSpoken ? { rejection: error.message } : {};
}
