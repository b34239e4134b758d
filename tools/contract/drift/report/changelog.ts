import type { Counterexample, Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { describeChangeInRussian } from './russian.ts';

const longest = 300;
const namedCalls = 4;

interface Section {
  readonly heading: string;
  readonly fits: (finding: Finding) => boolean;
}

const isNew = ({ rule }: Finding) => rule.endsWith('-added');
const isText = ({ rule }: Finding) => rule === 'text';

/** Each finding is listed in the first section that matches. */
const sections: readonly Section[] = [
  { heading: 'Ломающие изменения', fits: ({ severity }) => severity === 'breaking' },
  { heading: 'На что обратить внимание', fits: ({ severity }) => severity === 'warning' },
  { heading: 'Новые операции', fits: ({ rule }) => rule === 'operation-added' },
  { heading: 'Новое', fits: isNew },
  { heading: 'Другие изменения', fits: (finding) => !isText(finding) },
  { heading: 'Уточнены описания', fits: isText },
];

/**
 * The changes of a contract for its users, in Russian Markdown.
 * @param versions `info.version` of both contracts.
 */
export function writeChangelog(findings: readonly Finding[], versions: Pair<string>): string {
  const heading =
    versions.before === versions.after
      ? `Изменения в версии ${versions.after}`
      : `Изменения: ${versions.before} → ${versions.after}`;
  if (findings.length === 0) return `# ${heading}\n\nКонтракт не менялся.\n`;
  const left = new Set(findings);
  const blocks = sections.flatMap(({ heading: title, fits }) => {
    const own = [...left].filter(fits);
    for (const finding of own) left.delete(finding);
    return own.length === 0 ? [] : [`## ${title}\n\n${own.map(describeFinding).join('\n')}`];
  });
  return `${[`# ${heading}`, ...blocks].join('\n\n')}\n`;
}

function describeFinding(finding: Finding): string {
  const sentence = describeChangeInRussian(finding);
  if (finding.rule.startsWith('operation'))
    return `- ${capital(sentence)}${describeExample(finding)}`;
  const side =
    finding.direction === 'request' ? 'запрос' : finding.direction === 'response' ? 'ответ' : '';
  const where = [side, describeCalls(finding)].filter(Boolean).join(': ');
  return `- \`${finding.place}\` — ${sentence}${where ? ` (${where})` : ''}${describeExample(finding)}`;
}

function describeCalls({ calls }: Finding): string {
  const rest = calls.length - namedCalls;
  const named = calls.slice(0, namedCalls).map((call) => `\`${call}\``);
  return `${named.join(', ')}${rest > 0 ? ` и ещё ${rest}` : ''}`;
}

function describeExample({ counterexample: example }: Finding): string {
  if (example === undefined || example.value === undefined) return '';
  const words =
    example.kind === 'request' ? 'Раньше принималось, теперь нет' : 'Раньше прийти не могло';
  return `\n  ${words}: \`${describeValue(example)}\``;
}

function describeValue({ value }: Counterexample): string {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
