import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';
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
  [/\bwants?\b|\blies\b/i, 'request, require; is, is under'],
  [/\b(?:un)?answer(?:s|ed|ing)?\b/i, 'respond, response; support replies'],
  [/\bwish(?:es|ed)?\b|\bwanted\b/i, 'requested or pending value, optimistic update'],
  [/\ba press\b|\bpress of\b/i, 'click; only a key is pressed'],
  [/\btells?\b|\btold\b|\btelling\b/i, 'report, notify, show, return'],
  [/\bwhoever\b|\b(?:he|his|him|she|hers?|himself|herself)\b/i, 'user, customer, caller'],
  [/\bstands?\b(?! (?:for|alone)\b)|\blies in\b/i, 'is, is in, is stopped'],
  [/\b(?:is|are|was|were|be) kept\b|\bkept in\b|\bwell-kept\b/i, 'is stored, cached; stays'],
  [/\bask(?:s|ed|ing)?\b/i, 'request, call, require, confirm'],
  [/\bthings?\b/i, 'what it is; JSON-LD'],
  [/\blooks? (?:at|first|whether)\b|\b(?:first|last|two) looks?\b/i, 'check, view'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\bmisspelt\b|\bspelt\b/i, 'US spelling: spelled'],
  [/\bcolours?\b|\broubles?\b|\bfavourites?\b|\bbehaviours?\b/i, 'US spelling'],
  [/\btr(?:y|ies|ied|ying) again\b/i, 'retry'],
  [/\bg(?:ive|ives|iving|ave|iven) up\b/i, 'abort, retry no more, time out'],
  [/\b(?:remember(?:s|ed|ing)?)\b/i, 'store, cache'],
  [/\bhear(?:s|d|ing)?\b/i, 'receive; a screen reader announces'],
  [/\bthe library\b/i, 'its name, as Mantine'],
  [/\bunwanted\b|\bcome alive\b/i, 'what it is'],
  [/\b(?:the|a|its|own|same|whose) looks?\b(?! at)/i, 'skeleton, placeholder; style'],
  [/\b(?:organis|normalis|authoris|recognis|serialis|sanitis|romanis)\w*/i, 'US spelling'],
];

/** Words that mean the wrong thing in a name, and are plain English in a sentence. */
const bannedNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:keeps?|kept|keeping)\b/i, 'cache, store, persist'],
  [/\blooks?\b(?! (?:like|up)\b)/i, 'check; skeleton, placeholder; style'],
  [/\bpictures?\b/i, 'image'],
  [/\b(?:is asked|own address|stand alone)\b/i, 'request; URL; what it is'],
];

/** One search for most texts, which have none of them. */
const anyBanned = new RegExp(
  [...banned, ...bannedNames].map(([word]) => word.source).join('|'),
  'i',
);

/** Names that are right all the same, in files that match. */
const allowed: readonly (readonly [file: RegExp, name: RegExp, reason: string])[] = [
  [
    /./,
    /^(?:Picture\w*|pictures?|mockPictures|keepNewest)$/,
    'names of the contract, `/pictures`, and the element',
  ],
  [/^tools\/contract\/world\//, /^keep$/, 'a key of `x-same-as` in the contract'],
  [/^server\/search\//, /LOOK_|_LOOKS$/, 'what letters of two alphabets share'],
  [/./, /^keep(?:PreviousData|Alive)|^KEEP_ALIVE|^rootTypesKeepCasing$/, 'names of libraries'],
  [
    /^server\/(?:web|run|app|background|start|db)/,
    /[kK](?:eep(?:ing)?|ept)Assets?|^KEEP_ASSETS/,
    'the table kept_assets: a rename would break the release before',
  ],
  [/^demo\//, /./, 'drawings of goods, under the `<picture>` of the YML format'],
  [
    /^server\//,
    /[pP]ictures?(?!\w*[A-Z]*Element)|PICTURE/,
    'values of the YML format, and the folder of that name that is served',
  ],
  [/sample-contract|\.test\.ts$/, /[tT]hings?/, 'a contract in which nothing has a meaning'],
];

interface Word {
  text: string;
  position: number;
  /** The identifier, as it is written. */
  name?: string;
}

/** The words of camelCase, PascalCase, UPPER_CASE and #private names. */
function splitName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_#$]/g, ' ');
}

/** Whether a string is an English sentence, as a message of a program: at least four words, no SQL. */
function isMessage(text: string): boolean {
  if (/^\s*(?:select|insert|update|delete|create|alter|with)\b/.test(text)) return false;
  return /^[ -~…–’«»]+$/.test(text) && /[a-z]+ [a-z]+ [a-z]+ [a-z]+/i.test(text);
}

/** Comments, names, test titles and English messages; other strings are data or texts for users. */
function findWords({ file, text }: Source): Word[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const words: Word[] = [];
  const names = new Set<string>();
  const literals: [start: number, end: number][] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !names.has(node.text)) {
      names.add(node.text);
      words.push({ text: splitName(node.text), position: node.getStart(parsed), name: node.text });
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const position = node.getStart(parsed);
      literals.push([position, node.end]);
      if (isTitle(node) || isMessage(node.text)) words.push({ text: node.text, position });
    } else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      literals.push([node.getStart(parsed), node.end]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...words, ...findComments(text, literals)];
}

function isTitle({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^(?:it|test|describe)\b/.test(parent.expression.getText());
}

/** Comments: what looks like one in a string or a pattern is none. */
function findComments(text: string, literals: readonly [start: number, end: number][]): Word[] {
  let position = 0;
  let code = '';
  for (const [start, end] of literals) {
    if (start < position) continue;
    code += text.slice(position, start) + ' '.repeat(end - start);
    position = end;
  }
  code += text.slice(position);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(({ 0: comment, index }) => ({
    text: comment,
    position: index,
  }));
}

function isAllowed(file: string, name: string): boolean {
  return allowed.some(([files, names]) => files.test(file) && names.test(name));
}

function findBanned(source: Source): string[] {
  return report(source, findWords(source));
}

/** A document without its code; a title or a sentence of another language may say what it likes. */
function findInText(source: Source): string[] {
  const text = source.text.replaceAll(/^```[\s\S]*?^```/gm, (code) =>
    code.replaceAll(/[^\n]/g, ''),
  );
  let position = 0;
  const lines = text.split('\n').map((line) => {
    const word = { text: line, position };
    position += line.length + 1;
    return word;
  });
  return report({ ...source, text }, lines);
}

function report({ file, text }: Source, words: readonly Word[]): string[] {
  return words.flatMap(({ text: written, position, name }) => {
    const said = written.replaceAll(/«[^»]*»|`[^`]*`/g, '');
    if (!anyBanned.test(said)) return [];
    const rules = name === undefined ? banned : [...banned, ...bannedNames];
    return rules
      .filter(([word]) => word.test(said) && !(name !== undefined && isAllowed(file, name)))
      .map(([word, instead]) => {
        const line = text.slice(0, position).split('\n').length;
        return `${file}:${line}: ${word.exec(said)?.[0]}: say ${instead}`;
      });
  });
}

const code = [
  ...readSources(['src', 'server', 'demo', 'scripts', 'tests', 'tools'], /\.(?:tsx?|mjs)$/),
  ...readRoot(/^[^.].*\.ts$|\.mjs$/),
];

/** Files beside `package.json`. */
function readRoot(pattern: RegExp): Source[] {
  return readdirSync(projectRoot)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
}

// It parses all of the code, which takes a minute on a busy machine.
it('words: comments, names, test titles and messages use those of the glossary', {
  timeout: 180_000,
}, () => {
  expect(code.length).toBeGreaterThan(1000);
  expect(code.some(({ file }) => file === 'vite.config.ts')).toBe(true);
  const others = code.filter(({ file }) => file !== 'tests/invariants/words.test.ts');
  expect(others.flatMap(findBanned)).toEqual([]);
});

it('words: documents and settings use those of the glossary', () => {
  const docs = [
    ...readRoot(/\.(?:md|jsonc)$/),
    ...readSources(['docs', 'src', 'server', 'tools'], /\.md$/),
  ];
  expect(docs.length).toBeGreaterThan(15);
  // The second is a copy, made when the suite is packed.
  const skipped = ['docs/glossary.md', 'tools/contract/package/README.md'];
  const others = docs.filter(({ file }) => !skipped.includes(file));
  expect(others.flatMap(findInText)).toEqual([]);
});

it.each([
  ['// What the reader sees', 'reader'],
  ['/** The catalogue. */ const a = 1;', 'catalogue'],
  ['const refusedLines = 0;', 'refused'],
  ['class A { #judge = 0; }', 'judge'],
  ["it('mends itself', () => {});", 'mends'],
  ['// For whoever comes', 'whoever'],
  ['// Asks the server first', 'Asks'],
  ['// The order is kept here', 'is kept'],
  ['// A toast stands above it', 'stands'],
  ['// One thing of several', 'thing'],
  ['// The first look at it', 'first look'],
  ['// Her own orders', 'Her'],
  ['function giveUp() {}', 'give Up'],
  ['const keptGifts = 1;', 'kept'],
  ['// Tries again and again', 'Tries again'],
  ["console.log('The server refused it twice');", 'refused'],
  ["const path = '//a'; // The library", 'The library'],
])('words: finds the banned one in %s', (text, word) => {
  expect(findBanned({ file: 'a.ts', text })).toEqual([expect.stringContaining(`: ${word}: say `)]);
});

it('words: finds the banned one in a document, not in its code', () => {
  const text = 'Run it:\n```\nnpm run mend\n```\nThe answer is stored.';
  expect(findInText({ file: 'a.md', text })).toEqual([
    'a.md:5: answer: say respond, response; support replies',
  ]);
});

it('words: ignores texts for users, and names of libraries', () => {
  const text =
    "const text = 'refused'; // «reader», `judge()`\nconst keepPreviousData = '// reader';";
  expect(findBanned({ file: 'a.ts', text })).toEqual([]);
});
