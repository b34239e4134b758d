/** A rule of a style sheet with the condition under which a page uses it. */
export type StyleRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  /** `@media`, `@supports`, `@layer name { … }`: rules under a condition. */
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  /** `@layer a, b;`, `@font-face` and the like: always included. */
  | { readonly kind: 'other'; readonly text: string };

export interface Selector {
  readonly text: string;
  /** Class names that the page must contain for it to match. */
  readonly classes: readonly string[];
}

const CONDITION = /^@(media|supports|layer|container)\b/;
/** Class names inside these pseudo-classes are alternatives or exceptions, so not required. */
const FUNCTIONAL = /:(?:not|is|where|has|-webkit-any)\((?:[^()]|\([^()]*\))*\)/g;

/** Index after the quoted text that begins at `start`. */
function skipString(css: string, start: number): number {
  let index = start + 1;
  while (index < css.length && css[index] !== css[start]) index += css[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Index of the first of `stops` outside of quotes and brackets, or the end. */
function find(css: string, start: number, stops: string): number {
  let depth = 0;
  let index = start;
  while (index < css.length) {
    const sign = css[index] ?? '';
    if (depth === 0 && stops.includes(sign)) return index;
    if (sign === '"' || sign === "'") index = skipString(css, index);
    else {
      if (sign === '(' || sign === '[') depth += 1;
      if (sign === ')' || sign === ']') depth -= 1;
      index += sign === '\\' ? 2 : 1;
    }
  }
  return css.length;
}

/** Index of the brace that closes the one at `open`. */
function findEnd(css: string, open: number): number {
  let index = open + 1;
  for (let depth = 1; index < css.length; index += 1) {
    index = find(css, index, '{}');
    depth += css[index] === '{' ? 1 : -1;
    if (depth === 0) break;
  }
  return index;
}

function toSelector(text: string): Selector {
  const needed = text.replace(FUNCTIONAL, '');
  const classes = [...needed.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)];
  return { text, classes: classes.map(([, name = '']) => name.replaceAll('\\', '')) };
}

function splitSelectors(prelude: string): Selector[] {
  const selectors: Selector[] = [];
  for (let start = 0; start < prelude.length; ) {
    const end = find(prelude, start, ',');
    selectors.push(toSelector(prelude.slice(start, end)));
    start = end + 1;
  }
  return selectors;
}

function toRule(prelude: string, body: string): StyleRule {
  if (CONDITION.test(prelude)) return { kind: 'group', prelude, rules: readStyleRules(body) };
  const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(prelude);
  if (keyframes?.[1] !== undefined) {
    return { kind: 'keyframes', name: keyframes[1], text: `${prelude}{${body}}` };
  }
  if (prelude.startsWith('@')) return { kind: 'other', text: `${prelude}{${body}}` };
  return { kind: 'style', selectors: splitSelectors(prelude), body };
}

/** Parses a minified style sheet of the build: no comments, no nested style rules. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  for (let start = 0; start < css.length; ) {
    const end = find(css, start, '{;');
    const prelude = css.slice(start, end).trim();
    if (css[end] === '{') {
      const close = findEnd(css, end);
      rules.push(toRule(prelude, css.slice(end + 1, close)));
      start = close + 1;
    } else {
      if (prelude !== '') rules.push({ kind: 'other', text: `${prelude};` });
      start = end + 1;
    }
  }
  return rules;
}
