import type { Finding, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { findingText } from './text.ts';

/** Removes the control characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '\ufffd')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function failure(finding: Finding): string {
  const message = `${finding.rule}: expected ${finding.expected}, got ${finding.actual}`;
  return `<failure type="${finding.rule}" message="${escaped(message)}">${escaped(findingText(finding))}</failure>`;
}

function testCase(group: string, name: string, inside: string): string {
  return `<testcase classname="contract.${group}" name="${escaped(name)}">${inside}</testcase>`;
}

function skipped(why: string): string {
  return `<skipped message="${escaped(why)}"/>`;
}

function suiteOf(name: string, cases: readonly string[]): string {
  const count = (tag: string) => cases.filter((one) => one.includes(`<${tag} `)).length;
  return `<testsuite name="${name}" tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}">\n${cases.join('\n')}\n</testsuite>`;
}

function sequenceSuite({ sequences, findings }: SuiteResult): string {
  const cases = sequences.map(({ name, ending }) => {
    const own = findings.filter((finding) => finding.sequence === name);
    if (own.length > 0) return testCase('sequences', name, own.map(failure).join(''));
    return testCase('sequences', name, ending === null ? '' : skipped(ending));
  });
  return suiteOf('sequences', cases);
}

/** The cases of an operation: one for each kind of requests that tested it. */
function casesOf(operation: OperationCoverage, { verdicts, findings }: SuiteResult): string[] {
  const { operation: id, tag } = operation;
  const group = `${tag}.${id}`;
  if (operation.excluded !== null) return [testCase(group, 'all', skipped(operation.excluded))];
  const own = findings.filter((finding) => finding.operation === id && finding.sequence === null);
  const tested = new Set([
    ...verdicts.filter(({ subject }) => subject === id).map(({ check }) => check),
    ...own.map(({ check }) => check),
  ]);
  tested.delete('sequences');
  if (tested.size === 0) {
    return [
      testCase(
        group,
        'all',
        skipped(operation.notYet ? 'not yet: 501 NotImplemented' : 'nothing was sent'),
      ),
    ];
  }
  return [...tested].map((check) =>
    testCase(
      group,
      check,
      own
        .filter((finding) => finding.check === check)
        .map(failure)
        .join(''),
    ),
  );
}

/**
 * JUnit XML: a suite for each tag, in it a case for each operation under each kind of requests, and a
 * case for each sequence. What was not tested is skipped, never passed.
 */
export function junitReport(result: SuiteResult): string {
  const tags = [...new Set(result.coverage.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suiteOf(
      tag,
      result.coverage
        .filter((operation) => operation.tag === tag)
        .flatMap((operation) => casesOf(operation, result)),
    ),
  );
  suites.push(sequenceSuite(result));
  const time = (result.milliseconds / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${time}">\n${suites.join('\n')}\n</testsuites>\n`;
}
