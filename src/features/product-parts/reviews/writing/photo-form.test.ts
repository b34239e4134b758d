import { describe, expect, it } from 'vitest';
import { photoRules } from './photo-form.ts';

const MEGABYTE = 1_048_576;
const file = (name: string, size = 100, type = '') => ({ name, size, type }) as File;
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

describe('photoRules', () => {
  it('take JPEG, PNG and WebP, each once', () => {
    const { files, rejected } = photoRules(0).add(
      [file('a.JPG')],
      [
        file('b.png'),
        file('c.webp'),
        file('image', 9, 'image/jpeg'),
        file('a.JPG'),
        file('d.heic'),
      ],
    );
    expect(files.map(({ name }) => name)).toEqual(['a.JPG', 'b.png', 'c.webp', 'image']);
    expect(plain(rejected)).toEqual(['«d.heic» не подойдёт: нужен JPEG, PNG или WebP']);
  });

  it('have the largest size of the contract', () => {
    const { add } = photoRules(0);
    expect(add([], [file('a.jpg', 10 * MEGABYTE)]).rejected).toEqual([]);
    expect(plain(add([], [file('a.jpg', 10 * MEGABYTE + 1)]).rejected)[0]).toMatch(/больше 10 МБ/);
    expect(plain(add([], [file('a.jpg', 0)]).rejected)).toEqual(['«a.jpg» пустой']);
  });

  it('are five together with those that the review has', () => {
    const many = Array.from({ length: 6 }, (_, index) => file(`${index}.jpg`));
    expect(photoRules(0).add([], many).files).toHaveLength(5);
    const { files, rejected } = photoRules(3).add([], many);
    expect([files.length, rejected.length]).toEqual([2, 4]);
    expect(plain(rejected)[0]).toBe('«2.jpg» уже лишнее: можно до 5 фото');
    expect(plain([photoRules(0).limits])[0]).toContain('до 5 фото, каждое до 10 МБ');
  });
});
