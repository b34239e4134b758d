import type { Verdict } from '#tools/contract/drift/allowed.ts';
import type { ContractVersion } from '#tools/contract/drift/base.ts';
import type {
  Counterexample,
  Finding,
  Severity,
  SourcePlace,
} from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { describeChange } from './english.ts';

const marks: Readonly<Record<Severity, string>> = { breaking: '✗', warning: '!', info: '·' };
const longest = 400;
const namedCalls = 3;

/** The findings for a terminal: each with its place, its operations and the value that shows it. */
export function describeFindings(
  findings: readonly Finding[],
  verdict: Verdict,
  versions: Pair<ContractVersion>,
): string {
  const reasons = new Map(verdict.allowed.map(({ finding, reason }) => [finding, reason]));
  return findings
    .map((finding) => {
      const { file, line } = locate(finding, versions);
      const reason = reasons.get(finding);
      return [
        `${marks[finding.severity]} ${finding.severity} ${finding.rule} ${finding.place}: ${describeChange(finding)}`,
        `    ${file}:${line}${describeCalls(finding)}`,
        ...describeExample(finding),
        ...(reason === undefined ? [] : [`    allowed: ${reason}`]),
      ].join('\n');
    })
    .join('\n');
}

/** The location of a change; that of a removed node is in the old sources. */
export function locate(
  { pointers: { before, after } }: Finding,
  versions: Pair<ContractVersion>,
): SourcePlace {
  if (after !== undefined) return versions.after.sources.locate(after);
  const gone = versions.before.sources.locate(before ?? '#');
  const name = versions.before.title.split(' ')[0] ?? '';
  return gone.file === versions.before.title ? gone : { ...gone, file: `${name}:${gone.file}` };
}

function describeCalls({ calls, rule }: Finding): string {
  if (calls.length === 0 || rule.startsWith('operation')) return '';
  const rest = calls.length - namedCalls;
  return `  ${calls.slice(0, namedCalls).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function describeExample({ counterexample, severity }: Finding): string[] {
  if (counterexample === undefined) {
    return severity === 'breaking' ? ['    no example'] : [];
  }
  const { kind, call, part, value, rejection } = counterexample;
  const heading = kind === 'request' ? 'accepted before, rejected now' : 'could not come before';
  return [
    `    ${heading}: ${[call, part, describeValue(value)].filter(Boolean).join(' ')}`,
    `    ${rejection}`,
  ];
}

function describeValue(value: Counterexample['value']): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

/** One line: how many changes of each severity there are, and what that means. */
export function describeVerdict(findings: readonly Finding[], verdict: Verdict): string {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  const counts = `${count('breaking')} breaking, ${count('warning')} warnings, ${count('info')} harmless`;
  if (verdict.announced && count('breaking') > 0) {
    return `${counts}; the version ${verdict.announced} announces breaking changes`;
  }
  return verdict.allowed.length > 0 ? `${counts}; ${verdict.allowed.length} allowed` : counts;
}
