import { type Gap, type GapKind, gapKinds } from '#tools/contract/suite.ts';
import { type Language, reasonText, textsOf } from './texts.ts';

/** So many gaps of each kind are in the summary. */
const SHOWN = 3;

/** The gaps of each kind, in the order of their weight. */
export function gapGroups(gaps: readonly Gap[]): [GapKind, Gap[]][] {
  return gapKinds
    .map((kind): [GapKind, Gap[]] => [kind, gaps.filter((gap) => gap.kind === kind)])
    .filter(([, own]) => own.length > 0);
}

/** A gap in one line: `listOrders filter tagIDs: no value of it has found a record`. */
export function gapLine({ subject, about, reason }: Gap, language: Language): string {
  const what = about === 'person' || about === 'sequence' ? subject : `${subject} ${about}`;
  return `${what}: ${reasonText(reason, language)}`;
}

/**
 * What the run could not test: how much of each kind, the first of each, and how to see the rest.
 * @param isWhole lists all of them.
 */
export function gapsText(gaps: readonly Gap[], language: Language, isWhole = false): string {
  const texts = textsOf(language);
  const lines = gapGroups(gaps).flatMap(([kind, own]) => {
    const shown = isWhole ? own : own.slice(0, SHOWN);
    const rest = own.length - shown.length;
    return [
      `  ${texts.gapKinds[kind]}: ${own.length}`,
      ...shown.map((gap) => `    ${gapLine(gap, language)}`),
      ...(rest > 0 ? [`    … ${texts.more(rest)}`] : []),
    ];
  });
  const hints = gaps.length === 0 ? [] : [...(isWhole ? [] : [texts.gapsAll]), texts.gapsClose];
  return [texts.gaps(gaps.length), ...lines, ...hints].join('\n');
}
