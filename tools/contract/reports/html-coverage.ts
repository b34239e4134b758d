import type { Gap, OperationCoverage, SuiteResult } from '#tools/contract/suite.ts';
import { gapGroups, gapLine } from './gap-text.ts';
import { collapsed, escaped } from './html-escape.ts';
import { gapsOf } from './summary.ts';
import { type Language, type ReportTexts, reasonText, textsOf } from './texts.ts';

/** What was not tested, by kind. */
export function gapSection(gaps: readonly Gap[], language: Language): string {
  const texts = textsOf(language);
  return gapGroups(gaps)
    .map(([kind, own]) => {
      const items = own.map(
        (gap) => `<li class="item" data-kind="${kind}">${escaped(gapLine(gap, language))}</li>`,
      );
      return collapsed(
        { kind: 'group' },
        `<b>${texts.gapKinds[kind]}</b> <span class="dim">${own.length}</span>`,
        `<ul>${items.join('')}</ul>`,
      );
    })
    .join('\n');
}

/** Each operation with its statuses, by tag; what was called by whom is inside. */
export function coverageSection({ coverage }: SuiteResult, language: Language): string {
  const tags = [...new Set(coverage.map(({ tag }) => tag))];
  return tags
    .map((tag) => {
      const own = coverage.filter((operation) => operation.tag === tag);
      const statuses = own.flatMap((operation) => operation.statuses);
      const met = statuses.filter(({ seen }) => seen > 0).length;
      const rows = own.map((operation) => operationBlock(operation, language));
      return collapsed(
        { kind: 'group' },
        `<b>${escaped(tag)}</b> <span class="dim">${own.length}</span> <span class="dim">${met} / ${statuses.length}</span>`,
        `<div class="inside">${rows.join('\n')}</div>`,
      );
    })
    .join('\n');
}

function operationBlock(operation: OperationCoverage, language: Language): string {
  const texts = textsOf(language);
  const chips = operation.statuses.map(
    ({ status, seen }) =>
      `<span class="chip${seen > 0 ? '' : ' gap'}" title="${seen}">${status}</span>`,
  );
  const reasons = [...gapsOf(operation)].map(
    ([reason, missed]) => `${missed.join(', ')}: ${escaped(reasonText(reason, language))}`,
  );
  const inside = `<div class="finding"><dl>
<dt>${texts.call}</dt><dd><code>${operation.method} ${escaped(operation.path)}</code></dd>
<dt>${texts.requests}</dt><dd>${operation.requests}</dd>
<dt>${texts.roles}</dt><dd>${countChips(operation.senders)}</dd>
<dt>${texts.kinds}</dt><dd>${countChips(operation.checks)}</dd>
${reasons.length === 0 ? '' : `<dt>${texts.whyNot}</dt><dd>${reasons.join('<br>')}</dd>`}</dl></div>`;
  return collapsed(
    { kind: 'item' },
    `<code>${escaped(operation.operation)}</code> ${chips.join('')}`,
    inside,
  );
}

function countChips(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `<span class="chip">${escaped(name)} ${count}</span>`)
    .join('');
}

/** How each sequence ended; those that ended early are gaps, too. */
export function sequenceSection({ sequences }: SuiteResult, { completed }: ReportTexts): string {
  const rows = sequences.map(
    ({ name, title, ending }) =>
      `<tr class="item"><td>${escaped(title)}<div class="why"><code>${name}</code></div></td><td>${ending === null ? `<span class="good">${completed}</span>` : `<span class="why">${escaped(ending)}</span>`}</td></tr>`,
  );
  const whole = sequences.filter(({ ending }) => ending === null).length;
  return collapsed(
    { kind: 'group' },
    `<b>${completed}</b> <span class="dim">${whole} / ${sequences.length}</span>`,
    `<div class="scroll inside"><table><tbody>${rows.join('')}</tbody></table></div>`,
  );
}
