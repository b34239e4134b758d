import { gapKinds, type SuiteResult } from '#tools/contract/suite.ts';
import { checks } from '#tools/contract/vocabulary.ts';
import { escaped } from './html-escape.ts';
import { severities, severityOf } from './severity.ts';
import type { ReportTexts } from './texts.ts';

/**
 * Fields that leave out what does not match. Without scripts they stay hidden, and all parts can be opened
 * by hand.
 */
export function filterBar({ findings, gaps }: SuiteResult, texts: ReportTexts): string {
  const option = (value: string, text: string) =>
    `<option value="${value}">${escaped(text)}</option>`;
  const kinds = [
    ...checks
      .filter((check) => findings.some((finding) => finding.check === check))
      .map((check) => option(check, check)),
    ...gapKinds
      .filter((kind) => gaps.some((gap) => gap.kind === kind))
      .map((kind) => option(kind, `${texts.gap}: ${texts.gapKinds[kind]}`)),
  ];
  const levels = severities
    .filter((severity) => findings.some(({ rule }) => severityOf(rule) === severity))
    .map((severity) => option(severity, texts.severities[severity]));
  const broken = [...new Set(findings.map(({ rule }) => rule))].sort();
  const all = option('', texts.all);
  return `<form class="filter" hidden>
<label>${texts.text} <input type="search" name="text"></label>
<label>${texts.kind} <select name="kind">${all}${kinds.join('')}</select></label>
<label>${texts.severity} <select name="severity">${all}${levels.join('')}</select></label>
<label>${texts.rule} <select name="rule">${all}${broken.map((rule) => option(rule, rule)).join('')}</select></label>
</form>`;
}

/** Shows the filter, and hides what does not match: an item, and a group without items. */
export const filterScript = `<script>
const form = document.querySelector('.filter');
const items = [...document.querySelectorAll('.item')];
const groups = [...document.querySelectorAll('.group')];
const wasOpen = new Map(groups.map((group) => [group, group.open]));
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  const { text, kind, severity, rule } = form.elements;
  const sought = text.value.trim().toLowerCase();
  const isFiltered = [sought, kind.value, severity.value, rule.value].some((one) => one !== '');
  for (const item of items) {
    const group = item.closest('.group')?.querySelector('summary')?.textContent ?? '';
    const fits = (value, chosen) => chosen === '' || value === chosen;
    item.hidden = !(
      fits(item.dataset.kind, kind.value) &&
      fits(item.dataset.severity, severity.value) &&
      fits(item.dataset.rule, rule.value) &&
      (group + item.textContent).toLowerCase().includes(sought)
    );
  }
  for (const group of groups) {
    const isLeft = [...group.querySelectorAll('.item')].some((item) => !item.hidden);
    group.hidden = !isLeft;
    group.open = isFiltered ? isLeft : wasOpen.get(group);
  }
});
</script>`;
