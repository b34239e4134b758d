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

/** Faults at which a mock's parsers give up: it never answers, or does not look. */
export function isBeyondParsers(fault: string, mediaType: string | undefined): boolean {
  const isForm = mediaType?.startsWith('multipart/') ?? false;
  return (isForm && fault.startsWith('body')) || /broken JSON$|^query \w+: too short$/.test(fault);
}
