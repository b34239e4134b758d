import type { Direction, Finding } from '#tools/contract/drift/finding.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import type { Language } from '#tools/contract/reports/texts.ts';
import { describeChange } from './english.ts';
import { describeChangeInRussian } from './russian.ts';

/** The words of a changelog besides the values of the changes. */
export interface ChangelogTexts extends Readonly<Record<Direction, string>> {
  readonly heading: (versions: Pair<string>) => string;
  readonly nothing: string;
  readonly sections: Readonly<
    Record<'breaking' | 'warnings' | 'operations' | 'added' | 'others' | 'texts', string>
  >;
  /** A value of a request that was accepted. */
  readonly rejectedNow: string;
  /** A value of a response that could not come. */
  readonly newNow: string;
  readonly more: (count: number) => string;
  readonly describe: (finding: Finding) => string;
}

/** The changelog in each language: Russian for the shop's own, English for engineers of any contract. */
export const changelogTexts: Readonly<Record<Language, ChangelogTexts>> = {
  en: {
    heading: ({ before, after }) =>
      before === after ? `Changes in version ${after}` : `Changes: ${before} → ${after}`,
    nothing: 'The contract has not changed.',
    sections: {
      breaking: 'Breaking changes',
      warnings: 'To be reviewed',
      operations: 'New operations',
      added: 'New',
      others: 'Other changes',
      texts: 'Descriptions reworded',
    },
    request: 'request',
    response: 'response',
    rejectedNow: 'Accepted before, rejected now',
    newNow: 'Could not come before',
    more: (count) => `and ${count} more`,
    describe: describeChange,
  },
  ru: {
    heading: ({ before, after }) =>
      before === after ? `Изменения в версии ${after}` : `Изменения: ${before} → ${after}`,
    nothing: 'Контракт не менялся.',
    sections: {
      breaking: 'Ломающие изменения',
      warnings: 'На что обратить внимание',
      operations: 'Новые операции',
      added: 'Новое',
      others: 'Другие изменения',
      texts: 'Уточнены описания',
    },
    request: 'запрос',
    response: 'ответ',
    rejectedNow: 'Раньше принималось, теперь нет',
    newNow: 'Раньше прийти не могло',
    more: (count) => `и ещё ${count}`,
    describe: describeChangeInRussian,
  },
};
