import { describe, expect, it } from 'vitest';
import { decodeFeed } from '#server/catalog-import/feed/encoding/feed-encoding.ts';
import { feedBytes } from '#tests/support/records/feed.ts';
import { FeedError } from './feed-error.ts';
import { DEFAULT_LIMITS } from './feed-limits.ts';
import { readFeed } from './feed-reader.ts';

const goodOffer = (id: number) =>
  `<offer id="g${id}">\n<name>Бор</name>\n<price>1</price>\n</offer>\n`;
const plenty = Array.from({ length: 30 }, (_, index) => goodOffer(index)).join('');

/** A feed with line breaks as programs write them: an offer to try is between thirty others. */
const feedWith = (offer: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-01-01">\n<shop>\n<offers>\n' +
  `${plenty}${offer}${plenty}</offers>\n</shop>\n</yml_catalog>\n`;
const FIRST_LINE = feedWith('|').split('|')[0]?.split('\n').length ?? 0;

interface Outcome {
  /** Line of the offer, counted from the first line of the tried text. */
  line: number;
  reason: string;
  offers: number;
}

async function read(text: string, pieceSize: number): Promise<Outcome> {
  const found: Outcome = { line: 0, reason: '', offers: 0 };
  try {
    for await (const items of readFeed(decodeFeed(feedBytes(text, pieceSize)), DEFAULT_LIMITS)) {
      for (const item of items) {
        if (item.kind !== 'offer') continue;
        found.offers += 1;
        const [error] = item.offer.xmlErrors;
        if (error === undefined) continue;
        found.reason = error.message;
        found.line = error.line - FIRST_LINE + 1;
      }
    }
    return found;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { ...found, reason: error.message, line: (error.line ?? 0) - FIRST_LINE + 1 };
  }
}

const breaks = [
  ['\n', 64 * 1024],
  ['\r\n', 64 * 1024],
  ['\r\n', 7],
  ['\r', 64 * 1024],
  ['\n', 1],
] as const;

describe.each(breaks)('broken XML, line breaks %j, in pieces of %i bytes', (newline, pieceSize) => {
  const outcomeOf = (offer: string) => read(feedWith(offer).replaceAll('\n', newline), pieceSize);

  it.each<[string, string, number, RegExp]>([
    [
      'an ampersand without a semicolon',
      '<offer id="x">\n<name>A & B</name>\n</offer>\n',
      2,
      /амперсанд/,
    ],
    [
      'an ampersand with a semicolon far below it',
      '<offer id="x">\n<name>A&B</name>\n</offer>\n<offer id="y">\n<name>C; D</name>\n</offer>\n',
      2,
      /амперсанд/,
    ],
    [
      'an undefined entity',
      '<offer id="x">\n<price>1</price>\n<name>A&nbsp;B</name>\n</offer>\n',
      3,
      /сущность/,
    ],
    ['a control character', '<offer id="x">\n<name>A\u0001B</name>\n</offer>\n', 2, /управляющий/],
  ])(
    '%s: spoils its offer alone, and its line is that of the mistake',
    async (_, offer, line, reason) => {
      const outcome = await outcomeOf(offer);
      expect(outcome.line).toBe(line);
      expect(outcome.reason).toMatch(reason);
      expect(outcome.offers).toBeGreaterThanOrEqual(61);
    },
  );

  it.each<[string, string, number, RegExp]>([
    [
      'an element that is not closed',
      '<offer id="x">\n<name>A\n<price>1</price>\n</offer>\n',
      4,
      /не соответствует открытому <name> из строки \d+2/,
    ],
    [
      'a quote that is not closed',
      '<offer id="x>\n<name>A</name>\n</offer>\n',
      1,
      /кавычка не закрыта/,
    ],
    [
      'a quote that is not closed inside an offer',
      '<offer id="x">\n<param name="A>1</param>\n<param name="B">2</param>\n</offer>\n',
      2,
      /тега <param>.*кавычка не закрыта/,
    ],
    ['a bracket at the end of a line', '<offer id="x">\n<name>A <\n</name>\n</offer>\n', 2, /&lt;/],
    ['an attribute without quotes', '<offer id=x>\n</offer>\n', 1, /не в кавычках/],
  ])('%s: the file is rejected with the line of the mistake', async (_, offer, line, reason) => {
    const outcome = await outcomeOf(offer);
    expect(outcome.line).toBe(line);
    expect(outcome.reason).toMatch(reason);
    expect(outcome.reason).toContain(`Строка ${FIRST_LINE + line - 1}: `);
  });

  it('a CDATA that is not closed: the message names the element and its line', async () => {
    const outcome = await outcomeOf('<offer id="x">\n<name><![CDATA[A</name>\n</offer>\n');
    expect(outcome.reason).toContain(`не закрыт элемент <name> из строки ${FIRST_LINE + 1}`);
  });

  it('an opening tag over several lines: mistakes after it have their own lines', async () => {
    const outcome = await outcomeOf('<offer\n id="x"\n>\n<name>A & B</name>\n</offer>\n');
    expect(outcome.line).toBe(4);
  });
});

describe('valid XML', () => {
  it.each([1, 7, 64 * 1024])(
    'leaves ampersands in CDATA and comments, in pieces of %i bytes',
    async (size) => {
      const offer =
        '<offer id="x">\n<!-- a & b --><name><![CDATA[A & B && C]]></name><vendor>D &amp; E &#38; F</vendor></offer>\n';
      const names: (string | undefined)[] = [];
      for await (const items of readFeed(
        decodeFeed(feedBytes(feedWith(offer), size)),
        DEFAULT_LIMITS,
      )) {
        for (const item of items) {
          if (item.kind === 'offer' && item.offer.id === 'x') {
            names.push(item.offer.fields.get('name'), item.offer.fields.get('vendor'));
          }
        }
      }
      expect(names).toEqual(['A & B && C', 'D & E & F']);
    },
  );
});
