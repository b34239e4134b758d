import type { Finding, SuiteResult } from '#tools/contract/suite.ts';
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

/** Findings of a sequence belong to their operations; this shows only whether it completed. */
function sequenceSuite({ sequences }: SuiteResult): string {
  const cases = sequences.map(({ name, ending }) => {
    const skipped = ending === null ? '' : `<skipped message="${escaped(ending)}"/>`;
    return `<testcase classname="contract.sequences" name="${name}">${skipped}</testcase>`;
  });
  return `<testsuite name="sequences" tests="${sequences.length}" failures="0">\n${cases.join('\n')}\n</testsuite>`;
}

/**
 * JUnit XML: a suite for each tag, a case for each operation. An operation that the back end does
 * not implement yet is skipped, never passed.
 */
export function junitReport(result: SuiteResult): string {
  const tags = [...new Set(result.coverage.map(({ tag }) => tag))];
  const suites = tags.map((tag) => {
    const operations = result.coverage.filter((operation) => operation.tag === tag);
    const failed = new Set<string>();
    const cases = operations.map(({ operation, notYet, requests }) => {
      const own = result.findings.filter((finding) => finding.operation === operation);
      if (own.length > 0) failed.add(operation);
      const skipped =
        own.length === 0 && (notYet || requests === 0)
          ? `<skipped message="${notYet ? 'not yet: 501 NotImplemented' : 'nothing was sent'}"/>`
          : '';
      return `<testcase classname="contract.${tag}" name="${operation}">${skipped}${own.map(failure).join('')}</testcase>`;
    });
    return `<testsuite name="${tag}" tests="${operations.length}" failures="${failed.size}">\n${cases.join('\n')}\n</testsuite>`;
  });
  suites.push(sequenceSuite(result));
  const time = (result.milliseconds / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${time}">\n${suites.join('\n')}\n</testsuites>\n`;
}
