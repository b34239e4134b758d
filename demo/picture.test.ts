import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { ARTWORK_KINDS } from '#demo/artwork/kinds.ts';
import { PICTURE_VIEWS, parsePicturePath, picturePath } from '#demo/artwork/picture-path.ts';
import { brands } from '#demo/catalog/brands.ts';
import { promotions } from '#demo/catalog/promotions.ts';
import { picture } from './picture.ts';

/** Throws at the first XML error; returns the names of the elements. */
function elementsOf(svg: string): Set<string> {
  const names = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    names.add(name);
    for (const value of Object.values(attributes)) {
      if (/NaN|undefined|Infinity/.test(String(value))) throw new Error(`${name}: ${value}`);
    }
  });
  parser.write(svg).close();
  return names;
}

const LOOK = { color: '#e5cda2', accent: '#1f5fa8' };
const KINDS_AND_VIEWS = ARTWORK_KINDS.flatMap((kind) =>
  PICTURE_VIEWS.map((view) => ({ kind, view })),
);

describe('picture', () => {
  it('draws as many syringes of a set as its note says', () => {
    const drawn = (note: string) => {
      const svg = picture(
        picturePath({ ...LOOK, view: 'product', kind: 'syringe-set', label: '', note }),
      );
      // The piston of each.
      return [...(svg ?? '').matchAll(/<rect x="28" y="4" width="18" height="50"/g)].length;
    };
    expect([drawn('из 4 шприцев'), drawn('из 7 шприцев'), drawn('из 12 шприцев')]).toEqual([
      4, 7, 12,
    ]);
  });

  it.each(KINDS_AND_VIEWS)(
    'draws $kind as $view: well-formed, small, harmless',
    ({ kind, view }) => {
      for (const label of ['', 'A3,5']) {
        const svg = picture(picturePath({ ...LOOK, view, kind, label })) ?? '';
        const elements = elementsOf(svg);
        expect(elements).toContain('svg');
        expect(
          elements.has('script') || elements.has('image') || elements.has('foreignObject'),
        ).toBe(false);
        expect(svg.length).toBeLessThan(8000);
      }
    },
  );

  it('draws every kind differently', () => {
    const drawn = ARTWORK_KINDS.map((kind) =>
      picture(picturePath({ ...LOOK, view: 'product', kind, label: '' })),
    );
    expect(new Set(drawn).size).toBe(ARTWORK_KINDS.length);
  });

  it.each([
    ['forceps', ['№ 2', '№ 7', '№ 17', '№ 18', '№ 51', '№ 51A', '№ 67', '№ 22', '№ 79', '№ 39']],
    ['matrix', ['премолярные', 'молярные', 'молярные с выступом', 'детские']],
    ['matrix-ring', ['стандартное', 'узкое', 'для моляров']],
    ['elevator', ['прямой 2 мм', 'прямой 4 мм', 'угловой левый', 'Леклюза', 'Барри правый']],
  ] as const)('draws %s by its form, not by its caption alone', (kind, notes) => {
    const drawn = notes.map((note) =>
      (picture(picturePath({ ...LOOK, view: 'product', kind, label: '', note })) ?? '')
        .replace(/<text.*?<\/text>/g, '')
        .replace(/<rect[^>]* rx="29"[^>]*>/, ''),
    );
    expect(new Set(drawn).size).toBe(notes.length);
  });

  it('tints what has a shade', () => {
    const shade = (color: string): string | null =>
      picture(
        picturePath({ view: 'product', kind: 'syringe', color, accent: '#1f5fa8', label: 'A1' }),
      );
    expect(shade('#f3e6cf')).not.toBe(shade('#b8a684'));
  });

  it('references only defined gradients', () => {
    for (const kind of ARTWORK_KINDS) {
      const svg = picture(picturePath({ ...LOOK, view: 'product', kind, label: '25' })) ?? '';
      const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
      const used = Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id);
      expect(
        used.filter((id) => !defined.has(id)),
        kind,
      ).toEqual([]);
    }
  });

  it('draws the brands and both forms of every promotion', () => {
    for (const key of Object.keys(brands)) elementsOf(picture(`/pictures/brand/${key}.svg`) ?? '');
    for (const { id } of promotions) {
      elementsOf(picture(`/pictures/promotion/${id}.svg`) ?? '');
      elementsOf(picture(`/pictures/promotion/${id}-phone.svg`) ?? '');
    }
  });

  it('escapes the text of a URL', () => {
    const path = picturePath({ ...LOOK, view: 'pack', kind: 'syringe', label: '<b>&"x"' });
    expect(elementsOf(picture(path) ?? '')).not.toContain('b');
  });

  it.each([
    '/pictures/product/syringe/zzzzzz-1f5fa8.svg',
    '/pictures/product/nothing/e5cda2-1f5fa8.svg',
    '/pictures/product/syringe/e5cda2-1f5fa8-%E0%A4%A.svg',
    '/pictures/product/syringe/e5cda2-1f5fa8-слишком-длинная-надпись.svg',
    '/pictures/brand/constructor.svg',
    '/pictures/promotion/none.svg',
    '/pictures/../secret.svg',
    '/pictures/',
  ])('knows nothing of %s', (path) => {
    expect(picture(path)).toBeNull();
  });

  it('parses every URL it creates', () => {
    const request = {
      ...LOOK,
      view: 'product' as const,
      kind: 'bur' as const,
      label: 'обратный конус',
      note: 'ISO 018 · мелкая',
    };
    expect(parsePicturePath(picturePath(request))).toEqual(request);
  });
});
