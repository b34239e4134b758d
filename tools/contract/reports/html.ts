import { rules } from '#tools/contract/rules.ts';
import type { Finding, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { style } from './html-style.ts';
import { gapsOf, seconds, summarize } from './summary.ts';

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

function findingBlock(finding: Finding, index: number): string {
  const { rule, operation, method, path, place, subject, expected, actual, count } = finding;
  const row = (name: string, text: string) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`;
  return `<details${index < 3 ? ' open' : ''}><summary><b class="bad">${rule}</b><span>${operation}</span>
<span class="dim">${escaped(subject)}</span><span class="dim">${count > 1 ? `${count} times` : ''}</span></summary>
<div class="finding"><p>${escaped(rules[rule])}</p><dl>
<dt>call</dt><dd><code>${method} ${escaped(path)}</code></dd>
<dt>contract</dt><dd><code>${place.file}:${place.line}</code></dd>
${row('expected', expected)}${row('actual', actual)}
${finding.response === '' ? '' : `<dt>response</dt><dd><pre>${escaped(finding.response)}</pre></dd>`}
<dt>request</dt><dd><pre>${escaped(finding.curl)}</pre></dd>
<dt>replay</dt><dd><pre>${escaped(finding.replay)}</pre></dd></dl></div></details>`;
}

function coverageRow(operation: OperationCoverage): string {
  const chips = operation.statuses.map(
    ({ status, seen }) =>
      `<span class="chip${seen > 0 ? '' : ' gap'}" title="${seen} responses">${status}</span>`,
  );
  const reasons = [...gapsOf(operation)].map(
    ([reason, missed]) => `${missed.join(', ')}: ${escaped(reason)}`,
  );
  return `<tr><td><code>${operation.operation}</code><div class="why">${operation.method} ${escaped(operation.path)}</div></td>
<td class="number">${operation.requests}</td><td>${chips.join('')}</td><td class="why">${reasons.join('<br>')}</td></tr>`;
}

function coverageTable({ coverage }: SuiteResult): string {
  const tags = [...new Set(coverage.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const rows = coverage.filter((operation) => operation.tag === tag).map(coverageRow);
    return `<tr class="tag"><td colspan="4">${tag}</td></tr>${rows.join('')}`;
  });
  return `<div class="scroll"><table><thead><tr><th>operation</th><th>requests</th><th>documented statuses</th><th>why not met</th></tr></thead><tbody>${groups.join('')}</tbody></table></div>`;
}

function sequenceTable({ sequences }: SuiteResult): string {
  const rows = sequences.map(
    ({ name, title, ending }) =>
      `<tr><td>${escaped(title)}<div class="why"><code>${name}</code></div></td><td>${ending === null ? '<span class="good">to its end</span>' : `<span class="why">${escaped(ending)}</span>`}</td></tr>`,
  );
  return `<div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A self-contained HTML page that can be opened, printed or sent. */
export function htmlReport(result: SuiteResult, when: Date): string {
  const { operations, exercised, notYet, statuses, reached, percent } = summarize(result);
  const { length } = result.findings;
  const verdict =
    length === 0
      ? '<span class="good">Nothing found</span>'
      : `<span class="bad">${length} ${length === 1 ? 'finding' : 'findings'}</span>`;
  const findings =
    length === 0
      ? ''
      : `<h2>Findings</h2>${result.findings.map(findingBlock).join('\n')}<p class="dim">In the requests <code>$TOKEN</code> is an access token of the caller.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract: ${length === 0 ? 'nothing found' : `${length} findings`}</title><style>${style}</style></head>
<body><main><h1>${verdict}</h1>
<p class="dim">${escaped(result.url)} · ${when.toISOString().slice(0, 16).replace('T', ' ')} UTC · seed ${result.seed}</p>
<dl class="figures">
${figure('operations exercised', `${exercised} / ${operations}`)}
${figure('statuses met', `${reached} / ${statuses}`)}
${figure('of those documented', `${percent} %`, percent >= 90 ? 'good' : '')}
${figure('not yet there', `${notYet}`)}
${figure('requests', `${result.requests}`)}
${figure('time', seconds(result))}
</dl>
${findings}
<h2>Sequences</h2>${sequenceTable(result)}
<h2>Coverage</h2>${coverageTable(result)}
</main></body></html>
`;
}
