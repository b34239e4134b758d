import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** Words to avoid, and their replacement; the complete list is `docs/glossary.md`. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\b(?:asleep|awake|woken)\b|\bcom(?:e|es|ing) alive\b|\btak(?:e|es|en|ing) over\b/i, 'hydrate'],
  [
    /(?<!(?:screen|sheet|feed|element|offer|promo|shop|contract|get) )\breaders?\b/i,
    'user, customer, buyer or visitor',
  ],
  [/\bjudg(?:e|es|ed|ing|ements?)\b/i, 'validate, check, verify'],
  [/\b(?:refuse[sd]?|refusing|refusals?)\b/i, 'reject, rejection'],
  [/\b(?:un)?ticked\b/i, 'selected, checked'],
  [/\b(?:mend|mends|mended|mending)\b/i, 'fix'],
  [/\bchores?\b/i, 'job'],
  [/\basks? for\b|\basked (?:for|at)\b|\basking for\b/i, 'request'],
  [/\bwants?\b|\blies\b/i, 'request, require; is, is under'],
  [/\b(?:un)?answer(?:s|ed|ing)?\b/i, 'respond, response; support replies'],
  [/\bwish(?:es|ed)?\b|\bwanted\b/i, 'requested or pending value, optimistic update'],
  [/\ba press\b|\bpress of\b/i, 'click; only a key is pressed'],
  [/\btells?\b|\btold\b|\btelling\b/i, 'report, notify, show, return'],
  [/\bwhoever\b|\b(?:he|his|him)\b/i, 'user, customer, caller'],
  [/\bstands in\b|\blies in\b|\bkept in\b/i, 'is in, is stored in'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bcolours?\b|\broubles?\b|\bfavourites?\b|\bbehaviours?\b/i, 'US spelling'],
  [/\b(?:organis|normalis|authoris|recognis|serialis|sanitis|romanis)\w*/i, 'US spelling'],
];

interface Word {
  text: string;
  position: number;
}

/** The words of camelCase, PascalCase, UPPER_CASE and #private names. */
function splitName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_#$]/g, ' ');
}

/** Comments, names and test titles; other strings are data or texts for users. */
function findWords({ file, text }: Source): Word[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const words: Word[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      words.push({ text: splitName(node.text), position: node.getStart(parsed) });
    }
    if (ts.isCallExpression(node) && /^(?:it|test|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        words.push({ text: title.text, position: title.getStart(parsed) });
      }
    }
    const children = node.getChildren(parsed);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const trivia = text.slice(node.getFullStart(), node.getStart(parsed));
    for (const comment of trivia.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)) {
      words.push({ text: comment[0], position: node.getFullStart() + comment.index });
    }
  };
  visit(parsed);
  return words;
}

function findBanned(source: Source): string[] {
  return findWords(source).flatMap(({ text, position }) => {
    const said = text.replaceAll(/«[^»]*»|`[^`]*`/g, '');
    const line = source.text.slice(0, position).split('\n').length;
    return banned
      .filter(([word]) => word.test(said))
      .map(([word, instead]) => `${source.file}:${line}: ${word.exec(said)?.[0]}: say ${instead}`);
  });
}

it('words: comments, names and test titles use those of the glossary', () => {
  const sources = readSources(
    ['src', 'server', 'demo', 'scripts', 'tests', 'tools'],
    /\.(?:tsx?|mjs)$/,
  );
  expect(sources.length).toBeGreaterThan(1000);
  const others = sources.filter(({ file }) => file !== 'tests/invariants/words.test.ts');
  expect(others.flatMap(findBanned)).toEqual([]);
});

it.each([
  ['// What the reader sees', 'reader'],
  ['/** The catalogue. */ const a = 1;', 'catalogue'],
  ['const refusedLines = 0;', 'refused'],
  ['class A { #judge = 0; }', 'judge'],
  ["it('mends itself', () => {});", 'mends'],
  ['// For whoever comes', 'whoever'],
])('words: finds the banned one in %s', (text, word) => {
  expect(findBanned({ file: 'a.ts', text })).toEqual([expect.stringContaining(`: ${word}: say `)]);
});

it('words: ignores texts for users', () => {
  const text = "const text = 'refused'; // «reader», `judge()`";
  expect(findBanned({ file: 'a.ts', text })).toEqual([]);
});
