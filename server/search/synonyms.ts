import { stemOf } from './stem.ts';

/**
 * What dentists call the same thing: each expression finds the others of its row. Abbreviations,
 * names borrowed from English and the jargon of the surgery, where the catalog's own word differs.
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

/** Other expressions for a normalized word, whatever its ending; none for most words. */
export function synonymsOf(word: string): readonly string[] {
  return byStem.get(stemOf(word)) ?? [];
}
