import { kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { isCreating } from '#tools/contract/ids/id-sources.ts';
import type { KnownIDs } from '#tools/contract/ids/known-ids.ts';
import type { Operation } from './openapi/contract.ts';
import type { RequestParts } from './send/call.ts';
import type { WriteAccess } from './suite.ts';

/**
 * Creating calls that reach further than the record they make: they message people, are seen by
 * others, or use up what was there.
 */
const farReaching = new Set([
  'inviteEmployee',
  'resendInvitation',
  'sendOtp',
  'resendOtp',
  'createProductFeedback',
  'createProductFeedbackPhoto',
  'createRefundTicket',
  'createTicketFeedback',
  'createTicketMessage',
  'createStaffTicketMessage',
  'payOrderOnline',
  'proceedCart',
  'proceedCartToManager',
]);

/**
 * Whether a request may be sent that could change something.
 * @param parts the request; without it, whether any request of the operation may be allowed.
 */
export function mayChange(
  consent: WriteAccess,
  operation: Operation,
  known: KnownIDs,
  parts?: RequestParts,
): boolean {
  if (operation.isRead || consent === 'all') return true;
  if (consent === 'none') return false;
  if (isCreating(operation)) return !farReaching.has(operation.id);
  if (parts === undefined) return operation.path.includes('{');
  return changesOwnOnly(operation, known, parts);
}

/** Whether this run created the last resource in the path. */
function changesOwnOnly(operation: Operation, known: KnownIDs, { path }: RequestParts): boolean {
  const [name, id] = Object.entries(path).at(-1) ?? [];
  if (name === undefined || id === undefined) return false;
  const kind = kindOfParameter(operation, name);
  return kind !== null && known.isOwn(kind, id);
}
