import { rules } from '#tools/contract/rules.ts';
import type { Finding, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { gapsOf, seconds, summarize } from './summary.ts';

/** A finding as text for a terminal. */
export function findingText(finding: Finding): string {
  const { rule, operation, method, path, place, subject, expected, actual, count } = finding;
  const times = count > 1 ? `  (${count} times)` : '';
  return [
    `✗ ${rule}  ${operation}${times}`,
    `  ${rules[rule]}`,
    `  ${method} ${path}  ${place.file}:${place.line}`,
    `  when      ${subject}`,
    `  expected  ${expected}`,
    `  actual    ${actual}`,
    ...(finding.response === ''
      ? []
      : [`  response  ${finding.response.replaceAll(/\s+/g, ' ').slice(0, 300)}`]),
    `  ${finding.curl}`,
    `  replay    ${finding.replay}`,
  ].join('\n');
}

function coverageRow(operation: OperationCoverage): string {
  const statuses = operation.statuses.map(({ status, seen }) =>
    seen > 0 ? status : `(${status})`,
  );
  const row = `${operation.operation.padEnd(32)}${String(operation.requests).padStart(5)}  ${statuses.join(' ')}`;
  const gaps = [...gapsOf(operation)].map(
    ([reason, missed]) => `${' '.repeat(39)}(${missed.join(', ')}) ${reason}`,
  );
  return [row, ...gaps].join('\n');
}

/** The coverage table: each operation with its requests and statuses, unreached ones in brackets. */
export function coverageText({ coverage }: SuiteResult): string {
  const head = `${'operation'.padEnd(32)}${'sent'.padStart(5)}  documented statuses; not met: in brackets, with the reason`;
  return [head, ...coverage.map(coverageRow)].join('\n');
}

/** A short summary of the run. */
export function summaryText(result: SuiteResult): string {
  const { operations, exercised, notYet, statuses, reached, percent } = summarize(result);
  const completed = result.sequences.filter(({ ending }) => ending === null).length;
  const unfinished = result.sequences
    .filter(({ ending }) => ending !== null)
    .map(({ name, ending }) => `  ${name}: ${ending}`);
  return [
    `${result.requests} requests in ${seconds(result)}, seed ${result.seed}, ${result.checks} checks`,
    `${exercised} of ${operations} operations exercised${notYet > 0 ? `, ${notYet} of them not yet there (501 NotImplemented)` : ''}`,
    `${reached} of ${statuses} documented statuses met (${percent} %)`,
    `${completed} of ${result.sequences.length} sequences completed`,
    ...unfinished,
    result.findings.length === 0
      ? '✓ nothing found'
      : `✗ ${result.findings.length} ${result.findings.length === 1 ? 'finding' : 'findings'}`,
  ].join('\n');
}
