import { stemOf } from './stem.ts';

/**
 * Dental synonyms: each expression finds the others of its row. Abbreviations, loanwords from
 * English and clinic jargon that differ from the catalog's own words.
 */
const SAME: readonly (readonly string[])[] = [
  ['клкт', 'кт', 'томограф'],
  ['коффердам', 'раббердам', 'рабердам', 'роббердам'],
  ['сиц', 'стеклоиономерный цемент'],
  ['niti', 'никель-титановый'],
  ['уз', 'ультразвуковой'],
  ['пмма', 'pmma'],
  ['эдта', 'edta'],
  ['ptfe', 'птфэ'],
  ['визиограф', 'радиовизиограф'],
  ['текучий', 'жидкотекучий', 'жидкий', 'flow', 'флоу'],
  ['слепочный', 'оттискной'],
  ['адгезив', 'бонд', 'bond'],
  ['протравка', 'протравочный'],
  ['бинокуляры', 'лупа', 'бинокулярный'],
  ['циркониевый', 'цирконий'],
  ['анестетик', 'анестезия'],
  ['адреналин', 'эпинефрин', 'вазоконстриктор'],
  ['скалер', 'скейлер'],
  ['герметик', 'силант'],
  ['турбинный', 'турбинка'],
  ['апекслокатор', 'апекс-локатор'],
];

const byStem = new Map(
  SAME.flatMap((row) =>
    row
      .filter((expression) => !expression.includes(' '))
      .map((word) => [stemOf(word), row.filter((other) => other !== word)] as const),
  ),
);

/** Synonyms of a normalized word, whatever its ending; empty for most words. */
export function synonymsOf(word: string): readonly string[] {
  return byStem.get(stemOf(word)) ?? [];
}
