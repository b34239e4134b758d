import { describe, expect, it } from 'vitest';
import { findTests, namesText, plain } from './find-tests.ts';
import { rules } from './rules.ts';
import { listFacts, readSeen } from './seen.ts';
import { specifiedKeys, specifiedTexts } from './texts.ts';

const tests = findTests();
const known = new Set(tests.map(({ file, title }) => `${file} › ${title}`));

/** The title as the source has it: what a run has put into `${…}` is any text. */
function isKnown({ file, title }: { file: string; title: string }): boolean {
  if (known.has(`${file} › ${title}`)) return true;
  return tests.some(
    (test) =>
      test.file === file &&
      new RegExp(
        `^${test.title
          .split(/…|%[sdijo]/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
        's',
      ).test(title),
  );
}

describe('specification', () => {
  it('is shown in a browser: every route, operation and value', () => {
    const { shown, notYet } = readSeen();
    expect(notYet).toEqual([]);
    expect(Object.keys(shown).sort()).toEqual(listFacts().sort());
  });

  it('names only tests that exist', () => {
    const named = [...Object.values(readSeen().shown), ...rules];
    expect(named.length).toBeGreaterThan(300);
    const gone = named.filter((shown) => !isKnown(shown));
    expect(gone.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  });

  it('has its texts in browser tests', () => {
    const browser = tests.filter(({ file }) => file.startsWith('tests/e2e/'));
    const texts = Object.values(specifiedTexts).flat();
    expect(texts.filter((text) => !browser.some((test) => namesText(test, text)))).toEqual([]);
  });

  it('has its names in tests', () => {
    const names = Object.values(specifiedKeys).flat();
    expect(names.filter((name) => !tests.some((test) => test.text.includes(name)))).toEqual([]);
  });

  it('finds a text as a whole only', () => {
    expect(namesText({ text: "name: 'Ошибка'" }, 'Ошибка')).toBe(true);
    expect(namesText({ text: "name: 'Ошибка авторизации'" }, 'Ошибка')).toBe(false);
  });

  it('finds a text behind the escapes of a pattern', () => {
    expect(plain(String.raw`/Страница не\sнайдена\./`)).toBe('/Страница не найдена./');
  });
});
