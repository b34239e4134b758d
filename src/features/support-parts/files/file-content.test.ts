import { describe, expect, it } from 'vitest';
import { contentRejection, contentRejections } from './file-content.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const file = (name: string, content: BlobPart) => new File([content], name);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('the content of a chosen file', () => {
  it.each([
    ['a.pdf', '%PDF-1.7 …'],
    ['a.jpg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['a.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['a.webp', 'RIFF\n\n\n\nWEBPVP8 '],
  ])('%s is of its kind', async (name, content) => {
    const kinds = ['PDF', 'JPEG', 'PNG', 'WebP'] as const;
    expect(await contentRejection(file(name, content), kinds)).toBeNull();
  });

  it('is rejected when its name promises another one', async () => {
    const renamed = file('фото.jpg', '%PDF-1.7');
    expect(plain(await contentRejection(renamed, ['JPEG', 'PNG', 'WebP']))).toBe(
      '«фото.jpg» не подойдёт: внутри не JPEG, не PNG и не WebP',
    );
    const good = file('b.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
    expect([...(await contentRejections([good, renamed], ['PNG', 'WebP'])).keys()]).toEqual([
      renamed,
    ]);
  });
});
