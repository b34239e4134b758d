import type {
  CheckVerdict,
  Finding,
  OperationCoverage,
  SuiteResult,
} from '#tools/contract/suite.ts';
import type { Check } from '#tools/contract/vocabulary.ts';
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

/** @param id the operation of the case, which may be another one than that whose response was wrong. */
function failure(finding: Finding, id: string | null): string {
  const { rule, operation, expected, actual } = finding;
  const where = id === null || id === operation ? '' : ` (in a response of ${operation})`;
  const message = `${rule}: expected ${expected}, got ${actual}${where}`;
  return `<failure type="${rule}" message="${escaped(message)}">${escaped(findingText(finding))}</failure>`;
}

function testCase(group: string, name: string, inside: string): string {
  return `<testcase classname="contract.${group}" name="${escaped(name)}">${inside}</testcase>`;
}

function skipped(why: string): string {
  return `<skipped message="${escaped(why)}"/>`;
}

function suiteOf(name: string, cases: readonly string[]): string {
  const count = (tag: string) => cases.filter((one) => one.includes(`<${tag} `)).length;
  return `<testsuite name="${escaped(name)}" tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}">\n${cases.join('\n')}\n</testsuite>`;
}

function sequenceSuite({ sequences, findings }: SuiteResult): string {
  const cases = sequences.map(({ name, ending }) => {
    const own = findings.filter((finding) => finding.sequence === name);
    if (own.length > 0) {
      return testCase('sequences', name, own.map((one) => failure(one, null)).join(''));
    }
    return testCase('sequences', name, ending === null ? '' : skipped(ending));
  });
  return suiteOf('sequences', cases);
}

/** Whether a finding is about an operation: its response, its requests, or the response it disagrees with. */
function concerns({ operation, cause, other }: Finding, id: string): boolean {
  return operation === id || cause === id || other?.operation === id;
}

/**
 * The cases of an operation: one for each kind of requests that applies to it. A kind passes only when
 * a response was validated and nothing was found, also not in the responses of other operations.
 */
function casesOf(
  operation: OperationCoverage,
  { verdicts, findings }: SuiteResult,
  ignored: readonly Finding[],
): string[] {
  const { operation: id, tag } = operation;
  const group = `${tag}.${id}`;
  if (operation.excluded !== null) return [testCase(group, 'all', skipped(operation.excluded))];
  const found = findings.filter((finding) => finding.sequence === null && concerns(finding, id));
  const cases = new Map<Check, CheckVerdict | null>([
    ...found.map(({ check }) => [check, null] as const),
    ...verdicts
      .filter(({ subject, check }) => subject === id && check !== 'sequences')
      .map((verdict) => [verdict.check, verdict] as const),
  ]);
  if (cases.size === 0) {
    const why = operation.notYet ? 'not yet: 501 NotImplemented' : 'nothing was sent';
    return [testCase(group, 'all', skipped(why))];
  }
  const accepted = ignored.filter((finding) => concerns(finding, id));
  return [...cases].map(([check, verdict]) =>
    testCase(group, check, insideOf(id, { check, verdict, found, accepted })),
  );
}

interface Case {
  readonly check: Check;
  /** Null where only another operation had a response to validate. */
  readonly verdict: CheckVerdict | null;
  /** The findings that concern the operation, under any kind of requests. */
  readonly found: readonly Finding[];
  readonly accepted: readonly Finding[];
}

function insideOf(id: string, { check, verdict, found, accepted }: Case): string {
  const own = found.filter((finding) => finding.check === check);
  if (own.length > 0) return own.map((finding) => failure(finding, id)).join('');
  if (verdict === null) return '';
  if (verdict.untested !== null) return skipped(verdict.untested);
  if (!verdict.failed) return '';
  if (accepted.some((finding) => finding.check === check)) {
    return skipped('its findings are accepted by the baseline');
  }
  // Equal findings are counted, not repeated: it is under another kind or another operation.
  if (found.length > 0) return found.map((finding) => failure(finding, id)).join('');
  if (accepted.length > 0) return skipped('its findings are accepted by the baseline');
  return '<failure type="failed" message="a finding that is shown under another operation"/>';
}

/**
 * JUnit XML: a suite for each tag, in it a case for each operation under each kind of requests, and a
 * case for each sequence. What was not tested is skipped with its reason, never passed.
 * @param accepted findings that the baseline has left out of the result.
 */
export function junitReport(result: SuiteResult, accepted: readonly Finding[] = []): string {
  const tags = [...new Set(result.coverage.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suiteOf(
      tag,
      result.coverage
        .filter((operation) => operation.tag === tag)
        .flatMap((operation) => casesOf(operation, result, accepted)),
    ),
  );
  suites.push(sequenceSuite(result));
  const time = (result.milliseconds / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${time}">\n${suites.join('\n')}\n</testsuites>\n`;
}
