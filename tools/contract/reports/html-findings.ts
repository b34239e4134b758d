import type { Finding } from '#tools/contract/suite.ts';
import { collapsed, escaped } from './html-escape.ts';
import { severities, severityOf } from './severity.ts';
import { type Language, type ReportTexts, ruleText, textsOf } from './texts.ts';

/** With more findings their operations are closed at first. */
const OPEN_FINDINGS = 5;
/** So much of a value is in the list of a rule; the finding has all of it. */
const LONGEST_BRIEF = 120;

/** The findings by rule and by operation, those with the worst first. */
export function findingGroups(findings: readonly Finding[], language: Language): string {
  const texts = textsOf(language);
  const ids = new Map(findings.map((finding, index) => [finding, `finding-${index + 1}`]));
  return [
    `<h3>${texts.byRule}</h3>`,
    ...groupsOf(findings, ({ rule }) => rule).map((own) => ruleGroup(own, ids, language)),
    `<h3>${texts.byOperation}</h3>`,
    ...operationGroups(findings, ids, language),
  ].join('\n');
}

type IDs = ReadonlyMap<Finding, string>;

function groupsOf(findings: readonly Finding[], keyOf: (finding: Finding) => string): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    groups.set(keyOf(finding), [...(groups.get(keyOf(finding)) ?? []), finding]);
  }
  return [...groups.values()].sort(
    (one, other) => weight(one) - weight(other) || other.length - one.length,
  );
}

/** A rule and where it is broken: what sixty operations do wrong in one way is read once. */
function ruleGroup(own: readonly Finding[], ids: IDs, language: Language): string {
  const texts = textsOf(language);
  const [first] = own;
  if (first === undefined) return '';
  const { rule } = first;
  const severity = severityOf(rule);
  const operations = new Set(own.map(({ operation }) => operation)).size;
  const items = own.map(
    (finding) =>
      `<li class="item" data-kind="${finding.check}" data-severity="${severity}" data-rule="${rule}"><a href="#${ids.get(finding)}">${escaped(finding.operation)}</a> <span class="dim">${escaped(finding.subject)}: ${escaped(brief(finding.expected))} → ${escaped(brief(finding.actual))}</span></li>`,
  );
  return collapsed(
    { kind: 'group' },
    `<span class="chip ${severity}">${rule}</span> <span>${escaped(ruleText(rule, language))}</span> <span class="dim">${texts.operations(operations)} · ${texts.found(own.length)}</span>`,
    `<ul>${items.join('')}</ul>`,
  );
}

function brief(text: string): string {
  return text.length > LONGEST_BRIEF ? `${text.slice(0, LONGEST_BRIEF)} …` : text;
}

function operationGroups(findings: readonly Finding[], ids: IDs, language: Language): string[] {
  const isOpen = findings.length <= OPEN_FINDINGS;
  return groupsOf(findings, ({ operation }) => operation).map((own) => {
    const [first] = own;
    const summary = `<b>${escaped(first?.operation ?? '')}</b> <span class="dim">${first?.method} ${escaped(first?.path ?? '')}</span> ${severityChips(own, textsOf(language))}`;
    const inside = own
      .toSorted((one, other) => weight([one]) - weight([other]))
      .map((finding) => findingBlock(finding, ids.get(finding) ?? '', language));
    return collapsed(
      { kind: 'group', isOpen },
      summary,
      `<div class="inside">${inside.join('\n')}</div>`,
    );
  });
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

function findingBlock(finding: Finding, id: string, language: Language): string {
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
    { kind: 'item', id, data: { kind: check, severity, rule } },
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
