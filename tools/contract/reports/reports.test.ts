import { describe, expect, it } from 'vitest';
import type { Finding, SuiteResult } from '#tools/contract/suite.ts';
import { gapsText } from './gap-text.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { russianRules } from './russian.ts';
import { coverageText, findingText, summaryText } from './text.ts';

const finding: Finding = {
  rule: 'invalid-accepted',
  check: 'invalid',
  sequence: null,
  operation: 'createAddress',
  cause: null,
  method: 'POST',
  path: '/api/v1/user/addresses',
  place: { file: 'openapi/paths/user.yaml', line: 120 },
  subject: 'body /city: null',
  expected: '400 for body /city: null',
  actual: '201',
  status: 201,
  curl: `curl --data-binary '{"city":null}'`,
  other: { operation: 'listAddresses', curl: 'curl /addresses', response: '{"city":"<Москва>"}' },
  response: '<script>alert(1)</script>\u0001',
  replay: 'npm run contract -- --seed 1',
  seed: 1,
  count: 1,
};

const operation = {
  method: 'GET',
  path: '/x',
  tag: 'user',
  place: finding.place,
  requests: 3,
  excluded: null,
  senders: { main: 2, nobody: 1 },
  checks: { invalid: 3 },
};
const result: SuiteResult = {
  url: 'http://localhost',
  seed: 1,
  runs: 10,
  findings: [finding],
  coverage: [
    {
      ...operation,
      operation: 'createAddress',
      notYet: false,
      statuses: [
        { status: '201', seen: 2, gap: null },
        { status: '409', seen: 0, gap: 'two calls with one key did not meet' },
      ],
    },
    {
      ...operation,
      operation: 'getLater',
      notYet: true,
      statuses: [{ status: '200', seen: 0, gap: 'not yet' }],
    },
  ],
  gaps: [
    { kind: 'person', subject: 'other', about: 'person', reason: 'no token of this person' },
    ...[1, 2, 3, 4, 5].map((number) => ({
      kind: 'filter' as const,
      subject: 'listOrders',
      about: `filter tag${number}`,
      reason: 'no value of it has found a <record>',
    })),
  ],
  verdicts: [
    { subject: 'createAddress', check: 'invalid', failed: true, untested: null },
    { subject: 'createAddress', check: 'tokens', failed: false, untested: null },
  ],
  sequences: [{ name: 'refund', title: 'A refund', ending: 'no code', excluded: false }],
  limits: [
    { operation: 'createAddress', limit: 'body /city maxLength 100', at: true, beyond: true },
    { operation: 'createAddress', limit: 'body /city minLength 1', at: false, beyond: true },
  ],
  setTokens: ['export TOKEN_MAIN="$(sh token.sh)"'],
  requests: 6,
  milliseconds: 1500,
  checks: 9,
};

describe('reports', () => {
  it('count only implemented operations and show why a status was not reached', () => {
    expect(summaryText(result)).toContain('1 of 2 documented statuses met (50 %)');
    expect(summaryText(result)).toContain('1 of them not yet there');
    expect(summaryText(result)).toContain('2 limits of requests: 1 sent and accepted, 2 exceeded');
    expect(summaryText(result)).toContain('0 of 1 sequences completed');
    expect(summaryText({ ...result, sequences: [] })).not.toContain('sequences');
    expect(coverageText(result)).toMatch(/createAddress +3 {2}201 \(409\)/);
    expect(coverageText(result)).toContain('(409) two calls with one key did not meet');
  });

  it('JUnit: skip operations that are not implemented', () => {
    const xml = junitReport(result);
    expect(xml).toContain('<failure type="invalid-accepted"');
    expect(xml).toMatch(/user.getLater" name="all"><skipped/);
    expect(xml).toMatch(/user.createAddress" name="invalid"><failure/);
    expect(xml).toContain('user.createAddress" name="tokens"></testcase>');
    expect(xml).toContain('<testsuite name="user" tests="3" failures="1" skipped="1">');
    expect(xml).toMatch(/name="refund"><skipped message="no code"/);
    expect(xml).not.toContain('<script>');
    expect(xml).not.toContain('\u0001');
  });

  it('JUnit: what was not tested is skipped, what failed elsewhere is no pass', () => {
    const writes = {
      ...finding,
      check: 'writes' as const,
      operation: 'listAddresses',
      cause: 'createAddress',
      other: null,
    };
    const xml = (findings: Finding[], accepted: Finding[] = []) =>
      junitReport(
        {
          ...result,
          findings,
          verdicts: [
            { subject: 'createAddress', check: 'writes', failed: true, untested: null },
            { subject: 'createAddress', check: 'repeats', failed: true, untested: null },
            { subject: 'createAddress', check: 'valid', failed: false, untested: 'no id is known' },
          ],
        },
        accepted,
      );
    expect(xml([writes])).toContain(
      'createAddress" name="valid"><skipped message="no id is known"/>',
    );
    // The response of another operation shows it.
    expect(xml([writes])).toMatch(
      /createAddress" name="writes"><failure [^>]*\(in a response of listAddresses\)/,
    );
    // An equal finding is listed once, under another kind of requests.
    expect(xml([writes])).toMatch(/createAddress" name="repeats"><failure/);
    expect(xml([{ ...finding, operation: 'listAddresses', other: null }])).toMatch(
      /createAddress" name="writes"><failure/,
    );
    expect(xml([], [writes])).toMatch(/name="writes"><skipped message="[^"]*baseline"/);
  });

  it('show gaps by kind: the first of each in the summary, and all on request', () => {
    const short = gapsText(result.gaps, 'en');
    expect(short).toContain('6 gaps: what the run could not test');
    expect(short).toContain('    other: no token of this person');
    expect(short).toContain('listOrders filter tag3: no value');
    expect(short).toContain('… 2 more');
    expect(short).not.toContain('filter tag4');
    expect(short).toContain('--gaps prints them');
    expect(gapsText(result.gaps, 'en', true)).toContain('filter tag5');
    const html = htmlReport(result, new Date(0));
    expect(html).toMatch(
      /<h2 id="gaps">[\s\S]*listOrders filter tag5: no value of it has found a &lt;record&gt;/,
    );
  });

  it('HTML: collapse by operation, the worst first, and count responses by role and kind', () => {
    const worse = { ...finding, rule: 'server-error' as const, operation: 'getCart' };
    const many = Array.from({ length: 6 }, () => finding);
    const html = htmlReport({ ...result, findings: [...many, worse] }, new Date(0));
    expect(
      html.match(/<details class="group"><summary><b>(?:createAddress|getCart)<\/b>/g),
    ).toHaveLength(2);
    expect(html.indexOf('<b>getCart</b>')).toBeLessThan(html.indexOf('<b>createAddress</b>'));
    expect(html).toContain('data-kind="invalid" data-severity="critical"');
    // A few findings are shown at once, many are closed.
    expect(html).not.toContain('<details class="group" open');
    expect(htmlReport(result, new Date(0))).toContain('<details class="group" open');
    expect(html).toContain('export TOKEN_MAIN=&quot;$(sh token.sh)&quot;');
    expect(html).toContain('nobody 1');
    expect(html).toContain('invalid 3');
  });

  it('HTML: collapse by rule, too, so that what many operations break alike is read once', () => {
    const operations = ['getCart', 'listOrders', 'listTickets'];
    const many = operations.map((operation) => ({ ...finding, operation }));
    const other = { ...finding, rule: 'allow-missing' as const };
    const html = htmlReport({ ...result, findings: [...many, other] }, new Date(0));
    const [, byRule = ''] = /<h3>By rule<\/h3>([\s\S]*)<h3>By operation<\/h3>/.exec(html) ?? [];
    expect(byRule.match(/<details class="group">/g)).toHaveLength(2);
    expect(byRule).toContain('3 operations · 3 findings');
    expect(byRule).toContain('data-rule="invalid-accepted"><a href="#finding-2">listOrders</a>');
    expect(html.match(/id="finding-2"/g)).toHaveLength(1);
    expect(html).toContain('<option value="allow-missing">allow-missing</option>');
  });

  it('are in Russian on request', () => {
    expect(htmlReport(result, new Date(0), 'ru')).toContain('находок: 1');
    expect(findingText(finding, 'ru')).toContain('Запрос не по контракту отклоняется');
    expect(summaryText(result, 'ru')).toContain('описанных кодов получено: 1 из 2 (50 %)');
    expect(Object.values(russianRules).every((text) => /[а-яё0-9]/i.test(text))).toBe(true);
  });

  it('show the response that a finding disagrees with', () => {
    expect(findingText(finding)).toContain('other     listAddresses');
    expect(htmlReport(result, new Date(0))).toContain('&lt;Москва&gt;');
  });

  it('HTML: load nothing, and run nothing of a response', () => {
    const html = htmlReport(result, new Date(0));
    expect(html).toContain('1 finding');
    expect(html).toContain('openapi/paths/user.yaml:120');
    expect(html).not.toMatch(/src=|@import|url\(|<link/);
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});
