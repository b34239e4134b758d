import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { ApiError } from './errors.ts';

const CONFLICT = 409;

/** Statuses whose message is for the user: no right, already exists, too much, too often. */
const SPOKEN: readonly number[] = [403, CONFLICT, 422, 429];

/** Meta of a mutation whose form shows `formRejections`. */
export const formRejectionMeta = {
  fieldErrors: true,
  handledStatuses: SPOKEN,
} satisfies MutationMeta;

/**
 * Messages of rejected fields by their path in the form: `/recipient/phone` becomes
 * `recipient.phone`. Empty for any other error.
 */
export function fieldMessages(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fieldErrors.map(({ path, message }) => [
      path.replace(/^\//, '').replaceAll('/', '.'),
      message,
    ]),
  );
}

/**
 * Messages of rejected fields by their path in the form; when the server named no field, its message
 * for the user under a name that no field has. Empty for any other error.
 * @param unique the field that must be unique: what exists already (409) is said there.
 */
export function formRejections(error: unknown, unique?: string): Record<string, string> {
  const fields = fieldMessages(error);
  if (Object.keys(fields).length > 0) return fields;
  if (!(error instanceof ApiError) || !SPOKEN.includes(error.status)) return {};
  return { [error.status === CONFLICT && unique ? unique : 'rejection']: error.message };
}
