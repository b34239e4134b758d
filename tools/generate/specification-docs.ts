import { findTests, type KnownTest, namesText } from '#tests/specification/find-tests.ts';
import { rules } from '#tests/specification/rules.ts';
import { readSeen, type Seen, type Shown, shownElsewhere } from '#tests/specification/seen.ts';
import { specifiedKeys, specifiedTexts } from '#tests/specification/texts.ts';

const kinds = [
  { title: 'Routes', about: 'opened in a browser by', prefix: 'route ' },
  { title: 'Operations', about: 'sent by a browser, successfully, in', prefix: 'operation ' },
  { title: 'Values of enumerations', about: 'sent or received by a browser in', prefix: 'value ' },
] as const;

/** `docs/specification.md`: every line of the specification that can be tested, and its test. */
export function writeSpecificationDocs(): string {
  const seen = readSeen();
  const tests = findTests();
  return [
    '# The specification and its tests',
    '<!-- Made by `npm run generate` from `tests/specification/`. -->',
    'Each row is something that the specification of the product states, and one test that shows it; most have more. The browser tests note which routes they open, which operations succeed, and which values of enumerations they send and receive; a run that loses a route or an operation fails (`npm test -- --only e2e`). `npm run specification` renews what is noted here, and what is shown by none yet. Texts and names are searched in the source of the tests, rules name their test. `tests/specification/specification.test.ts` holds that every test exists and that nothing is without one.',
    ...kinds.map(({ title, about, prefix }) => factTable(title, about, prefix, seen)),
    quoteTable('Texts', specifiedTexts, inBrowser(tests)),
    quoteTable('Names in the browser and on the wire', specifiedKeys, tests),
    ruleTable(),
    elsewhereTable(),
    notYetList(seen),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function factTable(title: string, about: string, prefix: string, { shown: all }: Seen): string {
  const rows = Object.entries(all)
    .filter(([fact]) => fact.startsWith(prefix))
    .map(([fact, shown]) => row(`\`${fact.slice(prefix.length)}\``, place(shown)));
  return [`## ${title}: ${rows.length}`, table(['', about], rows)].join('\n\n');
}

/** Texts or names by section, each with the first test whose source has it. */
function quoteTable(
  title: string,
  quotes: Readonly<Record<string, readonly string[]>>,
  tests: readonly KnownTest[],
): string {
  const rows = Object.entries(quotes).flatMap(([section, texts]) =>
    texts.map((text) => {
      const shown = tests.find((test) => namesText(test, text));
      return row(`§${section}`, text, shown ? place(shown) : '–');
    }),
  );
  return [`## ${title}: ${rows.length}`, table(['', 'text', 'test'], rows)].join('\n\n');
}

function ruleTable(): string {
  const rows = rules.map((rule) => row(`§${rule.section}`, rule.says, place(rule)));
  return [`## Rules and constants: ${rows.length}`, table(['', 'rule', 'test'], rows)].join('\n\n');
}

function elsewhereTable(): string {
  const rows = Object.entries(shownElsewhere).map(([fact, why]) => row(`\`${fact}\``, why));
  if (rows.length === 0) return '';
  return ['## What no browser test can show', table(['', 'why'], rows)].join('\n\n');
}

function notYetList({ notYet }: Seen): string {
  if (notYet.length === 0) return '';
  const items = notYet.map((fact) => `- \`${fact}\``).join('\n');
  return [`## Not shown by a browser test yet: ${notYet.length}`, items].join('\n\n');
}

function inBrowser(tests: readonly KnownTest[]): KnownTest[] {
  return tests.filter(({ file }) => file.startsWith('tests/e2e/'));
}

function place({ file, title }: Shown): string {
  return `\`${file}\`: ${title}`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}
