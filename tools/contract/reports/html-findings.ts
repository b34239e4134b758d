import type { Finding } from '#tools/contract/suite.ts';
import { collapsed, escaped } from './html-escape.ts';
import { severities, severityOf } from './severity.ts';
import { type Language, type ReportTexts, ruleText, textsOf } from './texts.ts';

/** With more findings their operations are closed at first. */
const OPEN_FINDINGS = 5;

/** The findings by operation, those with the worst first. */
export function findingGroups(findings: readonly Finding[], language: Language): string {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.operation, [...(groups.get(finding.operation) ?? []), finding]);
  }
  const isOpen = findings.length <= OPEN_FINDINGS;
  return [...groups]
    .sort(([, one], [, other]) => weight(one) - weight(other) || other.length - one.length)
    .map(([operation, own]) => {
      const [first] = own;
      const summary = `<b>${escaped(operation)}</b> <span class="dim">${first?.method} ${escaped(first?.path ?? '')}</span> ${severityChips(own, textsOf(language))}`;
      const inside = own
        .toSorted((one, other) => weight([one]) - weight([other]))
        .map((finding) => findingBlock(finding, language));
      return collapsed(
        { kind: 'group', isOpen },
        summary,
        `<div class="inside">${inside.join('\n')}</div>`,
      );
    })
    .join('\n');
}

function weight(findings: readonly Finding[]): number {
  return Math.min(...findings.map(({ rule }) => severities.indexOf(severityOf(rule))));
}

function severityChips(findings: readonly Finding[], texts: ReportTexts): string {
  return severities
    .map((severity) => {
      const count = findings.filter(({ rule }) => severityOf(rule) === severity).length;
      return count === 0
        ? ''
        : `<span class="chip ${severity}">${texts.severities[severity]} ${count}</span>`;
    })
    .join('');
}

function findingBlock(finding: Finding, language: Language): string {
  const { rule, check, method, path, place, subject, expected, actual, count } = finding;
  const texts = textsOf(language);
  const severity = severityOf(rule);
  const row = (name: string, text: string) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`;
  const summary = `<span class="chip ${severity}">${rule}</span> <span>${escaped(subject)}</span><span class="dim">${check}${count > 1 ? ` · ${texts.times(count)}` : ''}</span>`;
  const rows = `<p>${escaped(ruleText(rule, language))}</p><dl>
<dt>${texts.call}</dt><dd><code>${method} ${escaped(path)}</code></dd>
<dt>${texts.contract}</dt><dd><code>${escaped(place.file)}:${place.line}</code></dd>
${row(texts.expected, expected)}${row(texts.actual, actual)}
${finding.response === '' ? '' : `<dt>${texts.response}</dt><dd><pre>${escaped(finding.response)}</pre></dd>`}
<dt>${texts.request}</dt><dd><pre>${escaped(finding.curl)}</pre></dd>
${otherResponse(finding, texts)}<dt>${texts.replay}</dt><dd><pre>${escaped(finding.replay)}</pre></dd></dl>`;
  return collapsed(
    { kind: 'item', data: { kind: check, severity } },
    summary,
    `<div class="finding">${rows}</div>`,
  );
}

function otherResponse({ other }: Finding, texts: ReportTexts): string {
  if (other === null) return '';
  return `<dt>${texts.other}</dt><dd><pre>${escaped(other.operation)}: ${escaped(other.response)}</pre></dd>
<dt>${texts.request}</dt><dd><pre>${escaped(other.curl)}</pre></dd>
`;
}
