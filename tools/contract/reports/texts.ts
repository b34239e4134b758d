import { type RuleId, rules } from '#tools/contract/rules.ts';
import type { GapKind } from '#tools/contract/suite.ts';
import { russianReasons, russianRules, russianTexts } from './russian.ts';
import type { Severity } from './severity.ts';

/** The language of the reports. What a response contains, and steps of sequences, stay as they are. */
export type Language = 'en' | 'ru';

/** The fixed texts of the reports. */
export interface ReportTexts {
  readonly when: string;
  readonly expected: string;
  readonly actual: string;
  readonly response: string;
  /** The response that a finding disagrees with. */
  readonly other: string;
  readonly request: string;
  readonly replay: string;
  readonly call: string;
  readonly contract: string;
  readonly operation: string;
  readonly sent: string;
  readonly coverageHead: string;
  readonly findings: string;
  readonly accepted: string;
  readonly sequences: string;
  readonly coverage: string;
  readonly statuses: string;
  readonly roles: string;
  readonly kinds: string;
  readonly whyNot: string;
  readonly completed: string;
  readonly nothing: string;
  readonly tokenNote: string;
  /** What is not in this language; empty when all is. */
  readonly languageNote: string;
  readonly written: string;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly severity: string;
  readonly rule: string;
  readonly byRule: string;
  readonly byOperation: string;
  readonly operations: (count: number) => string;
  readonly kind: string;
  readonly text: string;
  readonly all: string;
  readonly gap: string;
  readonly exercised: string;
  readonly met: string;
  readonly documented: string;
  readonly notYet: string;
  readonly requests: string;
  readonly time: string;
  readonly found: (count: number) => string;
  readonly times: (count: number) => string;
  readonly summary: (figures: SummaryFigures) => readonly string[];
  readonly gaps: (count: number) => string;
  readonly gapsTitle: string;
  readonly gapKinds: Readonly<Record<GapKind, string>>;
  /** How to see all gaps. */
  readonly gapsAll: string;
  /** How to have fewer. */
  readonly gapsClose: string;
  readonly more: (count: number) => string;
  readonly excluded: (count: number, reason: string) => string;
  readonly unused: (count: number) => string;
}

export interface SummaryFigures {
  readonly requests: number;
  readonly seconds: string;
  readonly seed: number;
  readonly checks: number;
  readonly exercised: number;
  readonly operations: number;
  readonly notYet: number;
  readonly reached: number;
  readonly statuses: number;
  readonly percent: number;
  readonly limits: number;
  readonly limitsAt: number;
  readonly limitsBeyond: number;
  readonly completed: number;
  readonly sequences: number;
}

const english: ReportTexts = {
  when: 'when',
  expected: 'expected',
  actual: 'actual',
  response: 'response',
  other: 'other',
  request: 'request',
  replay: 'replay',
  call: 'call',
  contract: 'contract',
  operation: 'operation',
  sent: 'sent',
  coverageHead: 'documented statuses; not met: in brackets, with the reason',
  findings: 'Findings',
  accepted: 'accepted by the baseline',
  sequences: 'Sequences',
  coverage: 'Coverage',
  statuses: 'documented statuses',
  roles: 'roles',
  kinds: 'kinds of requests',
  whyNot: 'why not met',
  completed: 'to its end',
  nothing: 'Nothing found',
  tokenNote: 'The requests take the access tokens from variables. In a shell:',
  languageNote: '',
  written: 'written',
  severities: { critical: 'critical', major: 'major', minor: 'minor' },
  severity: 'severity',
  rule: 'rule',
  byRule: 'By rule',
  byOperation: 'By operation',
  operations: (count) => `${count} ${count === 1 ? 'operation' : 'operations'}`,
  kind: 'kind',
  text: 'text',
  all: 'all',
  gap: 'gap',
  exercised: 'operations exercised',
  met: 'statuses met',
  documented: 'of those documented',
  notYet: 'not yet there',
  requests: 'requests',
  time: 'time',
  found: (count) => `${count} ${count === 1 ? 'finding' : 'findings'}`,
  times: (count) => `${count} times`,
  summary: (run) => [
    `${run.requests} requests in ${run.seconds}, seed ${run.seed}, ${run.checks} checks`,
    `${run.exercised} of ${run.operations} operations exercised${run.notYet > 0 ? `, ${run.notYet} of them not yet there (501 NotImplemented)` : ''}`,
    `${run.reached} of ${run.statuses} documented statuses met (${run.percent} %)`,
    `${run.limits} limits of requests: ${run.limitsAt} sent and accepted, ${run.limitsBeyond} exceeded by one`,
    ...(run.sequences > 0 ? [`${run.completed} of ${run.sequences} sequences completed`] : []),
  ],
  gaps: (count) =>
    `${count} ${count === 1 ? 'gap' : 'gaps'}: what the run could not test, and why; they fail with --strict`,
  gapsTitle: 'Gaps: not tested',
  gapKinds: {
    contract: 'rules of the contract that fail by themselves',
    person: 'people without a token',
    operation: 'operations that are not implemented yet',
    check: 'kinds of requests that an operation did not get',
    sequence: 'sequences that ended early',
    list: 'lists that were empty for everybody',
    filter: 'filters that found nothing',
    rule: 'schemas whose rules (x-validations) no response was checked by',
    property: 'properties that no response showed or no request set',
    limit: 'limits that were not sent',
    status: 'documented statuses that were not met',
  },
  gapsAll: 'All gaps: --gaps prints them, --html and --json FILE contain them.',
  gapsClose:
    'What closes them: “What each person needs” in README.md; --baseline FILE accepts those that remain.',
  more: (count) => `${count} more`,
  excluded: (count, reason) =>
    `${count} ${count === 1 ? 'operation' : 'operations'} excluded: ${reason}`,
  unused: (count) => `${count} entries of the baseline fit nothing any more: remove them`,
};

/** The texts of a language. */
export function textsOf(language: Language): ReportTexts {
  return language === 'ru' ? russianTexts : english;
}

/** What a rule requires. */
export function ruleText(rule: RuleId, language: Language): string {
  return language === 'ru' ? russianRules[rule] : rules[rule];
}

/** Why something was not tested; reasons with values of their own stay English. */
export function reasonText(reason: string, language: Language): string {
  return (language === 'ru' ? russianReasons[reason] : undefined) ?? reason;
}
