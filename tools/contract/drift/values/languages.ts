import { DFA, type Element, JS, NFA, Words } from 'refa';

const flags = 'u';
const anything = '[^]*';
const { maxCharacter } = JS.Parser.fromLiteral({ source: '', flags }).parse();
/** Beyond this an automaton takes seconds; the patterns of a contract need a few hundred nodes. */
const maxNodes = 20_000;

/** A finite language: the strings in which a pattern finds something. */
type Language = NFA;

/** How two regular expressions relate, decided by their automata. */
export interface PatternDifference {
  /** A shortest string that only the first one accepts; undefined when there is none. */
  readonly onlyFirst: string | undefined;
  /** A shortest string that only the second one accepts; undefined when there is none. */
  readonly onlySecond: string | undefined;
}

/**
 * Compares what two patterns of JSON Schema accept, by their automata: `[0-9]` and `\d` are equal.
 * @returns null when it can't be decided: back references, assertions within, or too large.
 */
export function comparePatterns(first: string, second: string): PatternDifference | null {
  try {
    const [one, other] = [languageOf(first), languageOf(second)];
    return {
      onlyFirst: shortestOf(intersect(one, complement(other))),
      onlySecond: shortestOf(intersect(other, complement(one))),
    };
  } catch {
    return null;
  }
}

function languageOf(pattern: string): Language {
  const { expression } = JS.Parser.fromLiteral({ source: pattern, flags }).parse({
    backreferences: 'throw',
  });
  return unite(expression.alternatives.map(({ elements }) => languageOfElements(elements)));
}

/** One alternative: unanchored sides match anything; assertions at the start hold for the rest. */
function languageOfElements(elements: readonly Element[]): Language {
  const isAnchored = isEdge(elements[0], 'behind');
  const isEnded = isEdge(elements.at(-1), 'ahead');
  const inner = elements.slice(isAnchored ? 1 : 0, isEnded ? -1 : undefined);
  const firstPlain = inner.findIndex(({ type }) => type !== 'Assertion');
  const [assertions, rest] = [
    inner.slice(0, firstPlain < 0 ? inner.length : firstPlain),
    firstPlain < 0 ? [] : inner.slice(firstPlain),
  ];
  if (assertions.length > 0 && !isAnchored) throw new Error('Assertions without an anchor');
  const own = fromElements(rest, !isAnchored, !isEnded);
  return assertions.reduce<Language>((language, assertion) => {
    if (assertion.type !== 'Assertion' || assertion.kind !== 'ahead') {
      throw new Error('A look behind');
    }
    const ahead = unite(
      assertion.alternatives.map((alternative) => {
        const ends = isEdge(alternative.elements.at(-1), 'ahead');
        const ahead = ends ? alternative.elements.slice(0, -1) : alternative.elements;
        return fromElements(ahead, false, !ends);
      }),
    );
    return intersect(language, assertion.negate ? complement(ahead) : ahead);
  }, own);
}

/** `^` is a negated look behind at any character, `$` the same ahead. */
function isEdge(element: Element | undefined, kind: 'ahead' | 'behind'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [alternative] = element.alternatives;
  const [only] = alternative?.elements ?? [];
  return (
    element.alternatives.length === 1 &&
    alternative?.elements.length === 1 &&
    only?.type === 'CharacterClass' &&
    only.characters.isAll
  );
}

function fromElements(elements: readonly Element[], isOpen: boolean, isOpenEnd: boolean): Language {
  const nfa = NFA.fromRegex(
    { type: 'Concatenation', elements: [...elements] },
    { maxCharacter },
    { assertions: 'throw' },
    new NFA.LimitedNodeFactory(maxNodes),
  );
  const any = fromSource(anything);
  if (isOpen) nfa.prepend(any);
  if (isOpenEnd) nfa.append(any);
  return nfa;
}

function fromSource(source: string): Language {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse();
  return NFA.fromRegex(expression, { maxCharacter });
}

function unite(languages: readonly Language[]): Language {
  const all = NFA.empty({ maxCharacter });
  for (const language of languages) all.union(language);
  return all;
}

function intersect(one: Language, other: Language): Language {
  return NFA.fromIntersection(one, other, new NFA.LimitedNodeFactory(maxNodes));
}

function complement(language: Language): Language {
  const dfa = DFA.fromFA(language, new DFA.LimitedNodeFactory(maxNodes));
  dfa.complement();
  return NFA.fromFA(dfa);
}

function shortestOf(language: Language): string | undefined {
  for (const word of language.words()) return Words.fromUnicodeToString([...word]);
  return undefined;
}
