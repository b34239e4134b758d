import { describe, expect, it } from 'vitest';
import { directions } from './categories.ts';
import { feedbackTexts, feedbackTextsOf } from './feedback-texts.ts';

/** Every leaf of the catalog as the names from the root to it. */
const leaves = directions.flatMap(({ name: top, groups }) =>
  groups.flatMap(({ name: group, leaves: of }) => of.map(([, leaf]) => [top, group, leaf])),
);

const speakOfFillings = /реставрац|расцветк|полируется|пломба|моляр/iu;

describe('demo reviews', () => {
  it('are named after categories that exist', () => {
    const names = new Set(leaves.flat());
    const unknown = Object.keys(feedbackTexts).filter((name) => name !== '*' && !names.has(name));
    expect(unknown).toEqual([]);
  });

  it('speak of fillings at filling materials alone', () => {
    const places = leaves
      .filter((path) => feedbackTextsOf(path).some(({ comment }) => speakOfFillings.test(comment)))
      .map(([, group]) => group);
    expect(new Set(places)).toEqual(new Set(['Пломбировочные материалы']));
  });

  it('are those of the nearest category, else of any product', () => {
    const wedges = feedbackTextsOf(['Терапия', 'Матричные системы', 'Клинья']);
    expect(wedges).toBe(feedbackTexts.Клинья);
    expect(feedbackTextsOf(['Терапия', 'Матричные системы', 'Матрицы и кольца'])).toBe(
      feedbackTexts['Матричные системы'],
    );
    expect(feedbackTextsOf(['Лаборатория', 'Модели', 'Гипсы'])).toBe(feedbackTexts['*']);
  });
});
