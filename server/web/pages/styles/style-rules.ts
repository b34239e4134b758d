import { type ChildNode, parse } from 'postcss';

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

const CONDITION = /^(?:media|supports|layer|container)$/;
/** Class names inside these pseudo-classes are alternatives or exceptions, so not required. */
const FUNCTIONAL = /:(?:not|is|where|has|-webkit-any)\((?:[^()]|\([^()]*\))*\)/g;

function toSelector(text: string): Selector {
  const needed = text.replace(FUNCTIONAL, '');
  const classes = [...needed.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)];
  return { text, classes: classes.map(([, name = '']) => name.replaceAll('\\', '')) };
}

function toRule(node: ChildNode): StyleRule {
  if (node.type === 'rule') {
    return {
      kind: 'style',
      selectors: node.selectors.map(toSelector),
      body: node.nodes.map(String).join(';'),
    };
  }
  if (node.type !== 'atrule' || node.nodes === undefined) {
    return { kind: 'other', text: `${node};` };
  }
  if (CONDITION.test(node.name)) {
    return {
      kind: 'group',
      prelude: `@${node.name}${node.raws.afterName ?? ''}${node.params}`,
      rules: node.nodes.map(toRule),
    };
  }
  if (/^(?:-webkit-)?keyframes$/.test(node.name)) {
    return { kind: 'keyframes', name: node.params, text: String(node) };
  }
  return { kind: 'other', text: String(node) };
}

/** Parses a minified style sheet of the build: no comments, no nested style rules. */
export function readStyleRules(css: string): StyleRule[] {
  return parse(css).nodes.map(toRule);
}
