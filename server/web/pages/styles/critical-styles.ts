import type { StyleRule } from './style-rules.ts';

/** Class names on the elements of a page. */
function classesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) names.add(name.replaceAll('&amp;', '&'));
  }
  return names;
}

function pick(
  rules: readonly StyleRule[],
  classes: ReadonlySet<string>,
  fewestClasses: number,
): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'group') {
      const inner = pick(rule.rules, classes, fewestClasses);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    const selectors = rule.selectors.filter(
      (one) =>
        one.classes.length >= fewestClasses && one.classes.every((name) => classes.has(name)),
    );
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

/** Walks through rules and the rules in them. */
function* walk(rules: readonly StyleRule[]): Generator<StyleRule> {
  for (const rule of rules) {
    yield rule;
    if (rule.kind === 'group') yield* walk(rule.rules);
  }
}

/**
 * The rules of lazy-loaded style sheets that a page uses already, as one text: those of its
 * classes, with their animations. Rules for all elements are in the page's own style element, or
 * come with Mantine.
 * @param withGeneral includes rules without classes: variables of Mantine
 */
export function criticalStyles(
  rules: readonly StyleRule[],
  html: string,
  withGeneral = false,
): string {
  const picked = pick(rules, classesOf(html), withGeneral ? 0 : 1);
  const all = [...walk(picked)];
  const bodies = all.flatMap((rule) => (rule.kind === 'style' ? [rule.body] : []));
  const named = bodies.join();
  const animations = all.flatMap((rule) =>
    rule.kind === 'keyframes' && named.includes(rule.name) ? [rule.text] : [],
  );
  const write = (rule: StyleRule): string => {
    switch (rule.kind) {
      case 'group':
        return `${rule.prelude}{${rule.rules.map(write).join('')}}`;
      case 'keyframes':
        return animations.includes(rule.text) ? rule.text : '';
      case 'other':
        return rule.text;
      case 'style':
        return `${rule.selectors.map(({ text }) => text).join()}{${rule.body}}`;
    }
  };
  return picked.map(write).join('');
}
