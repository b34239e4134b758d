import type { RuleId } from '#tools/contract/rules.ts';
import type { Finding, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { gapGroups, gapLine } from './gap-text.ts';
import { style } from './html-style.ts';
import { gapsOf, seconds, summarize } from './summary.ts';
import { type Language, type ReportTexts, reasonText, ruleText, textsOf } from './texts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function figure(name: string, value: string, mood = ''): string {
  return `<div><dt>${name}</dt><dd class="${mood}">${value}</dd></div>`;
}

function findingBlock(finding: Finding, language: Language): string {
  const { operation, method, path, place, subject, expected, actual, count } = finding;
  const texts = textsOf(language);
  const row = (name: string, text: string) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`;
  return `<details><summary><span>${operation}</span>
<span class="dim">${escaped(subject)}</span><span class="dim">${count > 1 ? texts.times(count) : ''}</span></summary>
<div class="finding"><dl>
<dt>${texts.call}</dt><dd><code>${method} ${escaped(path)}</code></dd>
<dt>${texts.contract}</dt><dd><code>${place.file}:${place.line}</code></dd>
${row(texts.expected, expected)}${row(texts.actual, actual)}
${finding.response === '' ? '' : `<dt>${texts.response}</dt><dd><pre>${escaped(finding.response)}</pre></dd>`}
<dt>${texts.request}</dt><dd><pre>${escaped(finding.curl)}</pre></dd>
${otherResponse(finding, texts)}<dt>${texts.replay}</dt><dd><pre>${escaped(finding.replay)}</pre></dd></dl></div></details>`;
}

function otherResponse({ other }: Finding, texts: ReportTexts): string {
  if (other === null) return '';
  return `<dt>${texts.other}</dt><dd><pre>${escaped(other.operation)}: ${escaped(other.response)}</pre></dd>
<dt>${texts.request}</dt><dd><pre>${escaped(other.curl)}</pre></dd>
`;
}

/** The findings of each rule together: one cause often shows in many operations. */
function findingGroups(findings: readonly Finding[], language: Language): string {
  const groups = new Map<RuleId, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.rule, [...(groups.get(finding.rule) ?? []), finding]);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(
      ([rule, own]) =>
        `<h3><span class="bad">${rule}</span> <span class="dim">${own.length}</span></h3><p>${escaped(ruleText(rule, language))}</p>${own.map((finding) => findingBlock(finding, language)).join('\n')}`,
    )
    .join('\n');
}

function countChips(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `<span class="chip">${escaped(name)} ${count}</span>`)
    .join('');
}

function coverageRow(operation: OperationCoverage, language: Language): string {
  const chips = operation.statuses.map(
    ({ status, seen }) =>
      `<span class="chip${seen > 0 ? '' : ' gap'}" title="${seen}">${status}</span>`,
  );
  const reasons = [...gapsOf(operation)].map(
    ([reason, missed]) => `${missed.join(', ')}: ${escaped(reasonText(reason, language))}`,
  );
  return `<tr><td><code>${operation.operation}</code><div class="why">${operation.method} ${escaped(operation.path)}</div></td>
<td class="number">${operation.requests}</td><td>${chips.join('')}</td><td>${countChips(operation.senders)}</td><td>${countChips(operation.checks)}</td><td class="why">${reasons.join('<br>')}</td></tr>`;
}

function coverageTable({ coverage }: SuiteResult, language: Language): string {
  const texts = textsOf(language);
  const tags = [...new Set(coverage.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const rows = coverage
      .filter((operation) => operation.tag === tag)
      .map((operation) => coverageRow(operation, language));
    return `<tr class="tag"><td colspan="6">${escaped(tag)}</td></tr>${rows.join('')}`;
  });
  const heads = [
    texts.operation,
    texts.requests,
    texts.statuses,
    texts.roles,
    texts.kinds,
    texts.whyNot,
  ];
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${groups.join('')}</tbody></table></div>`;
}

function sequenceTable({ sequences }: SuiteResult, { completed }: ReportTexts): string {
  const rows = sequences.map(
    ({ name, title, ending }) =>
      `<tr><td>${escaped(title)}<div class="why"><code>${name}</code></div></td><td>${ending === null ? `<span class="good">${completed}</span>` : `<span class="why">${escaped(ending)}</span>`}</td></tr>`,
  );
  return `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

/** How the variables in the requests are set. */
function tokenNote({ setTokens }: SuiteResult, texts: ReportTexts): string {
  if (setTokens.length === 0) return '';
  return `<p class="dim">${texts.tokenNote}</p><pre>${escaped(setTokens.join('\n'))}</pre>`;
}

/** What was not tested, by kind. */
function gapSection({ gaps }: SuiteResult, language: Language): string {
  const texts = textsOf(language);
  const groups = gapGroups(gaps).map(
    ([kind, own]) =>
      `<details><summary><b>${texts.gapKinds[kind]}</b> <span class="dim">${own.length}</span></summary><ul>${own.map((gap) => `<li>${escaped(gapLine(gap, language))}</li>`).join('')}</ul></details>`,
  );
  return `<h2 id="gaps">${texts.gapsTitle} <span class="dim">${gaps.length}</span></h2>
<p class="dim">${texts.gaps(gaps.length)}. ${gaps.length === 0 ? '' : escaped(texts.gapsClose)}</p>${groups.join('\n')}`;
}

/** A self-contained HTML page that can be opened, printed or sent. */
export function htmlReport(result: SuiteResult, when: Date, language: Language = 'en'): string {
  const { operations, exercised, notYet, statuses, reached, percent } = summarize(result);
  const { length } = result.findings;
  const texts = textsOf(language);
  const title = length === 0 ? texts.nothing : texts.found(length);
  const findings =
    length === 0
      ? ''
      : `<h2>${texts.findings}</h2>${findingGroups(result.findings, language)}${tokenNote(result, texts)}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1><span class="${length === 0 ? 'good' : 'bad'}">${title}</span></h1>
<p class="dim">${escaped(result.url)} · ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC · seed ${result.seed}</p>
${texts.languageNote === '' ? '' : `<p class="dim">${texts.languageNote}</p>`}
<dl class="figures">
${figure(texts.exercised, `${exercised} / ${operations}`)}
${figure(texts.met, `${reached} / ${statuses}`)}
${figure(texts.documented, `${percent} %`, percent >= 90 ? 'good' : '')}
${figure(texts.notYet, `${notYet}`)}
${figure(texts.requests, `${result.requests}`)}
${figure(texts.time, seconds(result))}
</dl>
${findings}
${gapSection(result, language)}
<h2>${texts.sequences}</h2>${sequenceTable(result, texts)}
<h2>${texts.coverage}</h2>${coverageTable(result, language)}
</main></body></html>
`;
}
