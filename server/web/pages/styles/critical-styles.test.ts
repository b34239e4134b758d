import { describe, expect, it } from 'vitest';
import { criticalStyles } from './critical-styles.ts';
import { readStyleRules } from './style-rules.ts';

const critical = (css: string, html: string) => criticalStyles(readStyleRules(css), html);

describe('The styles that a page uses', () => {
  const page = '<div class="card wide"><p class="name">x</p></div>';

  it.each([
    ['a rule whose classes are on the page', '.card .name{color:red}', '.card .name{color:red}'],
    ['the selectors that can match', '.card,.other{top:0}', '.card{top:0}'],
    [
      'rules under a condition',
      '@media (width<9em){.card{top:0}.other{top:0}}',
      '@media (width<9em){.card{top:0}}',
    ],
    [
      'layers and their order',
      '@layer a,b;@layer a{.name{top:0}}',
      '@layer a,b;@layer a{.name{top:0}}',
    ],
    [
      'exceptions and alternatives',
      '.card:not(.other):is(.wide,.none){top:0}',
      '.card:not(.other):is(.wide,.none){top:0}',
    ],
    ['braces and commas in quotes', '.card:after{content:"},{"}', '.card:after{content:"},{"}'],
    ['commas in brackets', '.card:is(a,b),.other{top:0}', '.card:is(a,b){top:0}'],
    [
      'typefaces',
      '@font-face{font-family:G;src:url(g.woff2)}',
      '@font-face{font-family:G;src:url(g.woff2)}',
    ],
    [
      'an animation that is named',
      '@keyframes spin{to{top:0}}.card{animation:1s spin}',
      '@keyframes spin{to{top:0}}.card{animation:1s spin}',
    ],
  ])('keep %s', (_what, css, expected) => {
    expect(critical(css, page)).toBe(expected);
  });

  it.each([
    ['a rule for another class', '.other{color:red}'],
    ['a rule that needs a class that is not there', '.card .other{color:red}'],
    ['a rule without classes', 'a:hover,*{margin:0}'],
    ['an empty condition', '@media print{.other{top:0}}'],
    ['an animation that nothing names', '@keyframes spin{to{top:0}}'],
    ['a class that is part of another name', '.car{top:0}'],
  ])('leave out %s', (_what, css) => {
    expect(critical(css, page)).toBe('');
  });
});
