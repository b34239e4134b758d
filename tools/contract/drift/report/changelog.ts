import type { Counterexample, Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import type { Language } from '#tools/contract/reports/texts.ts';
import { type ChangelogTexts, changelogTexts } from './changelog-texts.ts';

const longest = 300;
const namedCalls = 4;

type SectionName = keyof ChangelogTexts['sections'];

/** Each finding is listed in the first section that fits. */
const sections: Readonly<Record<SectionName, (finding: Finding) => boolean>> = {
  breaking: ({ severity }) => severity === 'breaking',
  warnings: ({ severity }) => severity === 'warning',
  operations: ({ rule }) => rule === 'operation-added',
  added: ({ rule }) => rule.endsWith('-added'),
  others: ({ rule }) => rule !== 'text',
  texts: ({ rule }) => rule === 'text',
};

/**
 * The changes of a contract for its users, as Markdown.
 * @param versions `info.version` of both contracts.
 */
export function writeChangelog(
  findings: readonly Finding[],
  versions: Pair<string>,
  language: Language,
): string {
  const texts = changelogTexts[language];
  const heading = texts.heading(versions);
  if (findings.length === 0) return `# ${heading}\n\n${texts.nothing}\n`;
  const left = new Set(findings);
  const blocks = (Object.keys(sections) as SectionName[]).flatMap((name) => {
    const own = [...left].filter(sections[name]);
    for (const finding of own) left.delete(finding);
    const lines = own.map((finding) => describeFinding(finding, texts));
    return own.length === 0 ? [] : [`## ${texts.sections[name]}\n\n${lines.join('\n')}`];
  });
  return `${[`# ${heading}`, ...blocks].join('\n\n')}\n`;
}

function describeFinding(finding: Finding, texts: ChangelogTexts): string {
  const sentence = texts.describe(finding);
  const example = describeExample(finding, texts);
  if (finding.rule.startsWith('operation')) return `- ${capital(sentence)}${example}`;
  const side = finding.direction === undefined ? '' : texts[finding.direction];
  const where = [side, describeCalls(finding, texts)].filter(Boolean).join(': ');
  return `- \`${finding.place}\` — ${sentence}${where ? ` (${where})` : ''}${example}`;
}

function describeCalls({ calls }: Finding, { more }: ChangelogTexts): string {
  const rest = calls.length - namedCalls;
  const named = calls.slice(0, namedCalls).map((call) => `\`${call}\``);
  return `${named.join(', ')}${rest > 0 ? ` ${more(rest)}` : ''}`;
}

function describeExample({ counterexample: example }: Finding, texts: ChangelogTexts): string {
  if (example === undefined || example.value === undefined) return '';
  const words = example.kind === 'request' ? texts.rejectedNow : texts.newNow;
  return `\n  ${words}: \`${describeValue(example)}\``;
}

function describeValue({ value }: Counterexample): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
