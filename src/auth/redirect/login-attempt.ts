import { readStored, removeStored, writeStored } from '#src/browser/storage/storage.ts';

const FRESH_FOR_MS = 60_000;

/** Records that this tab redirects to the sign-in page. */
export function markLoginAttempt(): void {
  writeStored('loginAttempt', Date.now());
}

/**
 * Whether this tab redirected to the sign-in page less than a minute ago. An automatic redirect
 * must then not follow: a provider that sends the user straight back would cause a loop.
 */
export function loginAttemptIsFresh(): boolean {
  const at = readStored('loginAttempt');
  return at !== null && Date.now() - at <= FRESH_FOR_MS;
}

/** On page unload: removes a mark that is older than a minute or invalid. */
export function dropStaleLoginAttempt(): void {
  if (!loginAttemptIsFresh()) removeStored('loginAttempt');
}

/** The sign-in that had begun is over. */
export function forgetLoginAttempt(): void {
  removeStored('loginAttempt');
}
