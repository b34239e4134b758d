import type { SuiteResult } from '#tools/contract/suite.ts';
import { coverageSection, gapSection, sequenceSection } from './html-coverage.ts';
import { escaped } from './html-escape.ts';
import { filterBar, filterScript } from './html-filter.ts';
import { findingGroups } from './html-findings.ts';
import { style } from './html-style.ts';
import { seconds, summarize } from './summary.ts';
import { type Language, type ReportTexts, textsOf } from './texts.ts';

function figure(name: string, value: string, mood = ''): string {
  return `<div><dt>${name}</dt><dd class="${mood}">${value}</dd></div>`;
}

/** How the variables in the requests are set. */
function tokenNote({ setTokens }: SuiteResult, texts: ReportTexts): string {
  if (setTokens.length === 0) return '';
  return `<p class="dim">${texts.tokenNote}</p><pre>${escaped(setTokens.join('\n'))}</pre>`;
}

/**
 * A self-contained HTML page that can be opened, printed or sent. Everything can be collapsed; a script of
 * its own filters, and is not needed to read it.
 */
export function htmlReport(result: SuiteResult, when: Date, language: Language = 'en'): string {
  const { operations, exercised, notYet, statuses, reached, percent } = summarize(result);
  const { gaps, findings: found } = result;
  const { length } = found;
  const texts = textsOf(language);
  const title = length === 0 ? texts.nothing : texts.found(length);
  const findings =
    length === 0
      ? ''
      : `<h2>${texts.findings} <span class="dim">${length}</span></h2>${findingGroups(found, language)}${tokenNote(result, texts)}`;
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
${filterBar(result, texts)}
${findings}
<h2 id="gaps">${texts.gapsTitle} <span class="dim">${gaps.length}</span></h2>
<p class="dim">${escaped(texts.gaps(gaps.length))}.${gaps.length === 0 ? '' : ` ${escaped(texts.gapsClose)}`}</p>
${gapSection(gaps, language)}
${result.sequences.length === 0 ? '' : `<h2>${texts.sequences}</h2>${sequenceSection(result, texts)}`}
<h2>${texts.coverage}</h2>${coverageSection(result, language)}
</main>${filterScript}</body></html>
`;
}
