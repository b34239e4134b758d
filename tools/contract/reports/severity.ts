import type { RuleId } from '#tools/contract/rules.ts';

/** How bad a finding is: data or access at risk, a broken promise, a detail of HTTP. */
export const severities = ['critical', 'major', 'minor'] as const;
export type Severity = (typeof severities)[number];

const critical: ReadonlySet<RuleId> = new Set<RuleId>([
  'server-error',
  'connection-broken',
  'token-missing-accepted',
  'token-bad-accepted',
  'token-foreign-accepted',
  'token-scope-accepted',
  'altered-accepted',
  'foreign-data-shown',
  'key-made-two',
  'created-unlike-sent',
  'change-lost',
  'unsent-changed',
  'others-changed',
  'preview-changes',
  'deleted-still-there',
  'state-ignored',
]);

const minor: ReadonlySet<RuleId> = new Set<RuleId>([
  'request-id-lost',
  'request-id-not-unique',
  'trace-id-not-unique',
  'header-missing',
  'header-mismatch',
  'allow-missing',
  'method-accepted',
  'content-type-accepted',
  'invalid-wrong-status',
  'token-wrong-status',
  'not-modified-ignored',
  'order-unstable',
  'limit-not-enforced',
]);

/** The severity of what breaks a rule. */
export function severityOf(rule: RuleId): Severity {
  if (critical.has(rule)) return 'critical';
  return minor.has(rule) ? 'minor' : 'major';
}
