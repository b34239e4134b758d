import type { RuleId } from './rules.ts';
import type { Check } from './vocabulary.ts';

/** Checks for a back end without state and users, such as a mock. */
export const statelessChecks: readonly Check[] = [
  'learn',
  'tokens',
  'contentTypes',
  'invalid',
  'valid',
];

/** Rules that need a back end to verify tokens, or to implement HTTP better than a mock does. */
const beyondMocks: ReadonlySet<RuleId> = new Set<RuleId>([
  'token-bad-accepted',
  'token-foreign-accepted',
  'token-scope-accepted',
  'token-wrong-status',
  'request-id-lost',
  'header-mismatch',
  'invalid-wrong-status',
  'request-id-not-unique',
  'trace-id-not-unique',
  'id-not-unique',
]);

/** Whether a mock, which stores nothing, can't follow the rule. */
export function isBeyondMocks(rule: RuleId): boolean {
  return beyondMocks.has(rule);
}

const unseenByMocks = /broken JSON$|^query \w+: too short$|: (item )?(NUL|half a surrogate pair)$/;

/** Errors of a request that a mock's parsers cannot handle: they never respond, or ignore the error. */
export function isBeyondParsers(label: string, mediaType: string | undefined): boolean {
  const isForm = mediaType?.startsWith('multipart/') ?? false;
  return (isForm && label.startsWith('body')) || unseenByMocks.test(label);
}
