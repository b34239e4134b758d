import { parseTextQuery, type TextQueryTree } from '../words/text-query-tree.ts';

/** The engine cuts longer words. */
const MAX_LENGTH = 42;
/** Beginning of Unicode's private area: no text of a catalog has its characters. */
const PRIVATE = 0xe000;

/**
 * A lexeme as one word of the engine, which takes Latin letters, digits and everything beyond ASCII for
 * parts of words: other characters are moved to the private area, so that codes stay whole.
 */
export function wordOf(lexeme: string): string {
  return lexeme.replaceAll(/[^a-z0-9\u0080-\uffff]/g, (character) =>
    String.fromCharCode(PRIVATE + character.charCodeAt(0)),
  );
}

function expressionOf(tree: TextQueryTree): string | null {
  if ('lexeme' in tree) {
    const word = wordOf(tree.lexeme);
    return word === '' || word.length >= MAX_LENGTH ? null : tree.isPrefix ? `${word}*` : word;
  }
  const isAll = 'all' in tree;
  const parts = (isAll ? tree.all : tree.any).map(expressionOf);
  return parts.includes(null) ? null : `(${parts.join(isAll ? ' ' : ' | ')})`;
}

/** A text query of PostgreSQL as one of the engine; null when it has parts that the engine lacks. */
export function matchExpression(words: string): string | null {
  const tree = parseTextQuery(words);
  return tree === null ? null : expressionOf(tree);
}
