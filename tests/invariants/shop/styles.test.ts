import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '#tests/invariants/sources.ts';

const styles = readSources(['src'], /\.css$/);

/** The selectors of a rule with those of the rules around it. */
function selectorsOf(rule: Rule): string[] {
  const own = rule.selectors.map((text) => text.replaceAll(':global(', ':is('));
  for (let around: Container | undefined = rule.parent as Container; around; ) {
    if (around.type === 'rule') {
      return selectorsOf(around as Rule).flatMap((outer) =>
        own.map((text) => (text.includes('&') ? text.replaceAll('&', outer) : `${outer} ${text}`)),
      );
    }
    around = around.parent as Container | undefined;
  }
  return own;
}

/** The parts of a selector between its combinators: `a:has(b > c) d` has two. */
function compoundsOf(selector: string): string[] {
  const compounds = [''];
  let depth = 0;
  for (const sign of selector.trim()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(sign)) compounds.push('');
    else compounds[compounds.length - 1] += sign;
  }
  return compounds.filter((one) => one !== '');
}

function isPrinted(rule: Rule): boolean {
  for (let around: Container | undefined = rule.parent as Container; around; ) {
    if (around.type === 'atrule' && (around as AtRule).params === 'print') return true;
    around = around.parent as Container | undefined;
  }
  return false;
}

/** Selectors of elements below a root that depends on a part of the page. */
function wideSelectors(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const found: string[] = [];
    parse(text).walkRules((rule) => {
      if (isPrinted(rule)) return;
      for (const selector of selectorsOf(rule)) {
        const isWide = compoundsOf(selector)
          .slice(0, -1)
          .some((one) => /^(?::is\()*(?::root|html|body)/.test(one) && one.includes(':has('));
        if (isWide) found.push(`${file}: ${selector}`);
      }
    });
    return found;
  });
}

describe('styles', () => {
  // Chromium then restyles, at each change anywhere on the page, all elements that any `:has` styles.
  it('let only the root itself depend on parts of the page', () => {
    expect(wideSelectors(styles)).toEqual([]);
  });

  it.each([
    ':global(body:not(:has(#results))) .skips > a { display: none }',
    ':global(:root:root):has(.bar) { & body { padding: 0 } }',
    '.bar { @media (width > 1px) { :global(:root:has([data-bar])) & { padding: 0 } } }',
  ])('would be rejected with %s', (text) => {
    expect(wideSelectors([{ file: 'src/wrong.css', text }])).toHaveLength(1);
  });

  it.each([
    ':global(:root:root):has(.bar > a) { --shop-bar: 4rem }',
    '.skips:not(:has(~ main #results)) > a { display: none }',
    '@media print { :root:has(.bar) body { padding: 0 } }',
  ])('may have %s', (text) => {
    expect(wideSelectors([{ file: 'src/right.css', text }])).toEqual([]);
  });
});
