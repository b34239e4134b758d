import { describe, expect, it } from 'vitest';
import { fullSize } from './full-size.ts';

describe('fullSize', () => {
  it('requests the largest form of an image that the shop has shrunk', () => {
    const image = { url: '/images/0123456789abcdef0123456789abcdef', width: 600, height: 300 };
    expect(fullSize(image)).toEqual({ src: `${image.url}?side=1280`, width: 1280, height: 640 });
  });

  it.each(['/pictures/product/cup/f3e6cf-0f7c86-A2.svg', 'https://cdn.example.ru/a.jpg'])(
    'leaves %s as it is',
    (url) => {
      expect(fullSize({ url, width: 600, height: 300 })).toEqual({
        src: url,
        width: 600,
        height: 300,
      });
    },
  );
});
