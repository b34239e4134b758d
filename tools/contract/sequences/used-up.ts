import type { ReceivedResponse } from '#tools/contract/send/call.ts';

/**
 * What an ended sequence may owe to earlier runs on the same back end, and what helps; empty when nothing
 * hints at them.
 */
export function usedUpHint({
  status,
  headers,
}: Pick<ReceivedResponse, 'status' | 'headers'>): string {
  if (status === 409) {
    return ' (an earlier run may have left it so: delete the record, or start with fresh data)';
  }
  if (status !== 429) return '';
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds)
    ? ` (a rate limit that earlier requests have used up: it ends in ${seconds} s, --patience ${seconds} waits for it)`
    : ' (a rate limit that earlier requests have used up)';
}
