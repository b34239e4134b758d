import { ApiError, rejectionMessages } from '#src/api/errors.ts';

/** The statuses that the forms of an employee show themselves. */
export const handled = { fieldErrors: true, handledStatuses: [403, 409, 422] };

/** The messages of a rejected form by field; a rejection that names no field keeps its own words. */
export function employeeRejection(error: unknown): Record<string, string> {
  const messages = rejectionMessages(error);
  const isSilent = Object.keys(messages).length === 0;
  return isSilent && error instanceof ApiError && handled.handledStatuses.includes(error.status)
    ? { rejection: error.message }
    : messages;
}
