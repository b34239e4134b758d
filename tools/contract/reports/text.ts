import type { Finding, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { gapsOf, seconds, summarize } from './summary.ts';
import { type Language, type ReportTexts, reasonText, ruleText, textsOf } from './texts.ts';

/** A finding as text for a terminal. */
export function findingText(finding: Finding, language: Language = 'en'): string {
  const { rule, operation, method, path, place, subject, expected, actual, count } = finding;
  const texts = textsOf(language);
  const times = count > 1 ? `  (${texts.times(count)})` : '';
  const row = (name: string, value: string) => `  ${name.padEnd(9)} ${value}`;
  return [
    `✗ ${rule}  ${operation}${times}`,
    `  ${ruleText(rule, language)}`,
    `  ${method} ${path}  ${place.file}:${place.line}`,
    row(texts.when, subject),
    row(texts.expected, expected),
    row(texts.actual, actual),
    ...(finding.response === ''
      ? []
      : [row(texts.response, finding.response.replaceAll(/\s+/g, ' ').slice(0, 300))]),
    `  ${finding.curl}`,
    ...(finding.other === null
      ? []
      : [
          row(
            texts.other,
            `${finding.other.operation}: ${finding.other.response.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
          ),
          `  ${finding.other.curl}`,
        ]),
    row(texts.replay, finding.replay),
  ].join('\n');
}

function coverageRow(operation: OperationCoverage, language: Language): string {
  const statuses = operation.statuses.map(({ status, seen }) =>
    seen > 0 ? status : `(${status})`,
  );
  const row = `${operation.operation.padEnd(32)}${String(operation.requests).padStart(5)}  ${statuses.join(' ')}`;
  const gaps = [...gapsOf(operation)].map(
    ([reason, missed]) => `${' '.repeat(39)}(${missed.join(', ')}) ${reasonText(reason, language)}`,
  );
  return [row, ...gaps].join('\n');
}

/** The coverage table: each operation with its requests and statuses, unreached ones in brackets. */
export function coverageText({ coverage }: SuiteResult, language: Language = 'en'): string {
  const texts = textsOf(language);
  const head = `${texts.operation.padEnd(32)}${texts.sent.padStart(5)}  ${texts.coverageHead}`;
  return [head, ...coverage.map((operation) => coverageRow(operation, language))].join('\n');
}

/** The operations that were excluded for each reason. */
function exclusions(coverage: readonly OperationCoverage[], texts: ReportTexts): string[] {
  const reasons = new Map<string, string[]>();
  for (const { operation, excluded } of coverage) {
    if (excluded !== null) reasons.set(excluded, [...(reasons.get(excluded) ?? []), operation]);
  }
  return [...reasons].map(
    ([reason, own]) =>
      `${texts.excluded(own.length, reason)} (${own.slice(0, 3).join(', ')}${own.length > 3 ? ` … ${texts.more(own.length - 3)}` : ''})`,
  );
}

/** A short summary of the run. */
export function summaryText(result: SuiteResult, language: Language = 'en'): string {
  const texts = textsOf(language);
  const { sequences, findings, coverage } = result;
  const unfinished = sequences
    .filter(({ ending }) => ending !== null)
    .map(({ name, ending }) => `  ${name}: ${ending}`);
  return [
    ...texts.summary({
      ...result,
      ...summarize(result),
      seconds: seconds(result),
      completed: sequences.length - unfinished.length,
      sequences: sequences.length,
    }),
    ...unfinished,
    ...exclusions(coverage, texts),
    findings.length === 0
      ? `✓ ${texts.nothing.toLowerCase()}`
      : `✗ ${texts.found(findings.length)}`,
  ].join('\n');
}
