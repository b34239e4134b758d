import type { StyleRule } from './style-rules.ts';

const NAME = /--[\w-]+/g;
/** A rule that does nothing but set variables: `:root{--a:1;--b:2}`. */
const VARIABLES_ONLY = /^(?:--[\w-]+:[^;]*;?)+$/;

/** Class names on the elements of a page. */
function classesOf(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(' ')) names.add(name.replaceAll('&amp;', '&'));
  }
  return names;
}

function pick(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.kind === 'group') {
      const inner = pick(rule.rules, classes);
      return inner.length > 0 ? [{ ...rule, rules: inner }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    const selectors = rule.selectors.filter((one) =>
      one.classes.every((name) => classes.has(name)),
    );
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

function isVariables(rule: StyleRule): rule is StyleRule & { kind: 'style' } {
  return rule.kind === 'style' && VARIABLES_ONLY.test(rule.body);
}

/** Walks through rules and the rules in them. */
function* walk(rules: readonly StyleRule[]): Generator<StyleRule> {
  for (const rule of rules) {
    yield rule;
    if (rule.kind === 'group') yield* walk(rule.rules);
  }
}

/** Names of the variables that the page reads, also by way of other variables. */
function variablesOf(rules: readonly StyleRule[], html: string): Set<string> {
  const values = new Map<string, string>();
  const waiting: string[] = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  for (const rule of walk(rules)) {
    if (rule.kind === 'group') continue;
    if (rule.kind === 'style' && isVariables(rule)) {
      for (const part of rule.body.split(';')) {
        const [name = '', value = ''] = part.split(/:(.*)/s);
        values.set(name, `${values.get(name) ?? ''} ${value}`);
      }
    } else waiting.push(rule.kind === 'style' ? rule.body : rule.text);
  }
  const read = new Set<string>();
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [name] of text.matchAll(NAME)) {
      if (read.has(name)) continue;
      read.add(name);
      const value = values.get(name);
      if (value !== undefined) waiting.push(value);
    }
  }
  return read;
}

function write(rules: readonly StyleRule[], keep: (rule: StyleRule) => string): string {
  return rules.map(keep).join('');
}

/**
 * The rules that a page uses, as one text: what its classes ask for, with the variables and
 * animations that these rules name. Whatever is added to the page later needs the whole sheets.
 */
export function criticalStyles(rules: readonly StyleRule[], html: string): string {
  const picked = pick(rules, classesOf(html));
  const variables = variablesOf(picked, html);
  const bodies = [...walk(picked)].map((rule) => (rule.kind === 'style' ? rule.body : '')).join();
  const keep = (rule: StyleRule): string => {
    switch (rule.kind) {
      case 'group': {
        const inner = write(rule.rules, keep);
        return inner === '' ? '' : `${rule.prelude}{${inner}}`;
      }
      case 'keyframes':
        return bodies.includes(rule.name) ? rule.text : '';
      case 'other':
        return rule.text;
      case 'style': {
        const body = isVariables(rule)
          ? rule.body
              .split(';')
              .filter((part) => variables.has(part.split(':', 1)[0] ?? ''))
              .join(';')
          : rule.body;
        return body === '' ? '' : `${rule.selectors.map(({ text }) => text).join()}{${body}}`;
      }
    }
  };
  return write(picked, keep);
}
