import type { RuleId } from './rules.ts';
import type { Check } from './vocabulary.ts';

/** What can be asked of a back end that remembers nothing and knows nobody, such as a mock. */
export const statelessChecks: readonly Check[] = [
  'learn',
  'tokens',
  'contentTypes',
  'faults',
  'valid',
];

/** Rules for which a back end must know tokens, or speak HTTP better than a mock does. */
const beyondMocks: ReadonlySet<RuleId> = new Set<RuleId>([
  'token-bad-accepted',
  'token-foreign-accepted',
  'token-scope-accepted',
  'request-id-lost',
  'header-mismatch',
  'invalid-answered-otherwise',
]);

export function isBeyondMocks(rule: RuleId): boolean {
  return beyondMocks.has(rule);
}
