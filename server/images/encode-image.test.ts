import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeAnyImage } from '#tests/support/records/any-image.ts';
import { CAMERA, makePhoto } from '#tests/support/records/photos.ts';
import { encodeImage } from './encode-image.ts';

const failureOf = (bytes: Uint8Array) =>
  encodeImage(bytes).then(
    () => 'encoded',
    ({ message, isFinal }) => {
      expect(isFinal).toBe(true);
      return message as string;
    },
  );

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few hundred bytes that says to be `side` pixels wide and high. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('encodeImage', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'makes AVIF and WebP in four sizes of a %s, without metadata',
    async (format) => {
      const files = await encodeImage(await makePhoto({ width: 2000, height: 1000, format }));
      const found: unknown[] = [];
      for (const { content, format: name, side } of files) {
        const { width, height, exif, format: stored } = (await decodeAnyImage(content)).metadata;
        expect(exif).toBeUndefined();
        expect(Buffer.from(content).includes(CAMERA)).toBe(false);
        found.push([name, stored, side, width, height]);
      }
      expect(found).toEqual(
        [160, 320, 640, 1280].flatMap((side) => [
          ['avif', 'heif', side, side, side / 2],
          ['webp', 'webp', side, side, side / 2],
        ]),
      );
    },
  );

  it('turns an image upright and enlarges none', async () => {
    const files = await encodeImage(await makePhoto({ width: 300, height: 200, orientation: 6 }));
    const sizes: unknown[] = [];
    for (const { side, content } of files) {
      const { width, height } = (await decodeAnyImage(content)).metadata;
      sizes.push([side, width, height]);
    }
    expect(sizes).toEqual([
      [160, 107, 160],
      [160, 107, 160],
      [320, 200, 300],
      [320, 200, 300],
    ]);
  });

  it('leaves transparent what was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 100, height: 100, channels: 4, background: clear } });
    for (const { content } of await encodeImage(await logo.png().toBuffer())) {
      const { channels, pixels } = await decodeAnyImage(content);
      expect([channels, pixels[3]]).toEqual([4, 0]);
    }
  });

  it('reads nothing but images of the four formats', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const text of [svg, '<!doctype html>', '%PDF-1.7', '']) {
      expect(await failureOf(new TextEncoder().encode(text))).toBe(
        'это не JPEG, PNG, WebP или GIF',
      );
    }
  });

  it('rejects an image that is cut', async () => {
    const photo = await makePhoto({ width: 800, height: 600 });
    expect(await failureOf(photo.subarray(0, photo.length / 2))).toBe('файл повреждён');
    expect(await failureOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe('файл повреждён');
  });

  it('rejects a decompression bomb by what it says of itself', async () => {
    const before = process.memoryUsage().rss;
    expect(await failureOf(bomb(60_000))).toBe('больше 40 мегапикселей');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});
