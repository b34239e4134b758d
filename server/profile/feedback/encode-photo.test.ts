import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CAMERA, makePhoto } from '#tests/support/records/photos.ts';
import { encodePhoto, MAX_PHOTO_BYTES, MAX_SIDE, THUMBNAIL_SIDE } from './encode-photo.ts';
import { MAX_PHOTOS } from './write-photos.ts';

const reasonOf = (bytes: Uint8Array, name = 'фото.jpg') =>
  encodePhoto(name, bytes).then(
    () => 'accepted',
    ({ status, reason, message, errors }) => {
      expect([status, errors]).toEqual([422, [{ path: '/photo', message }]]);
      return reason as string;
    },
  );

describe('encodePhoto', () => {
  it('has the limits of the contract', async () => {
    const file = new URL('../../../generated/openapi.json', import.meta.url);
    const { Feedback, FeedbackPhoto } = JSON.parse(await readFile(file, 'utf8')).components.schemas;
    const { width, height, size } = FeedbackPhoto.properties;
    expect([width.maximum, height.maximum]).toEqual([MAX_SIDE, MAX_SIDE]);
    expect(size.maximum).toBe(MAX_PHOTO_BYTES);
    expect(Feedback.properties.photos.maxItems).toBe(MAX_PHOTOS);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'stores a %s as WebP without metadata',
    async (format) => {
      const sent = await makePhoto({ width: 3200, height: 2400, format });
      // Otherwise the absence below would prove nothing.
      expect((await sharp(sent).metadata()).exif?.includes(CAMERA)).toBe(true);
      const { content, thumbnail, width, height } = await encodePhoto('фото', sent);
      expect([width, height]).toEqual([MAX_SIDE, 1200]);
      for (const bytes of [content, thumbnail]) {
        const { format: stored, exif, xmp, iptc } = await sharp(bytes).metadata();
        expect({ stored, exif, xmp, iptc }).toEqual({ stored: 'webp' });
        expect(Buffer.from(bytes).includes(CAMERA)).toBe(false);
      }
      const small = await sharp(thumbnail).metadata();
      expect([small.width, small.height]).toEqual([THUMBNAIL_SIDE, THUMBNAIL_SIDE]);
    },
  );

  it('turns a photo upright and never enlarges it', async () => {
    const turned = await makePhoto({ width: 300, height: 200, orientation: 6 });
    expect(await encodePhoto('фото', turned)).toMatchObject({ width: 200, height: 300 });
  });

  it('checks the content, not the name', async () => {
    expect(await reasonOf(await makePhoto(), 'страница.html')).toBe('accepted');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const text of [svg, '<!doctype html>', '%PDF-1.7']) {
      expect(await reasonOf(new TextEncoder().encode(text))).toBe('FileTypeNotAllowed');
    }
    expect(await reasonOf(await makePhoto({ format: 'gif' }))).toBe('FileTypeNotAllowed');
  });

  it('rejects what is empty, broken or too large', async () => {
    const photo = await makePhoto({ width: 1600, height: 1200 });
    expect(await reasonOf(new Uint8Array())).toBe('FileEmpty');
    expect(await reasonOf(photo.subarray(0, photo.length / 2))).toBe('FileTypeNotAllowed');
    expect(await reasonOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('FileTypeNotAllowed');
    expect(await reasonOf(new Uint8Array(MAX_PHOTO_BYTES + 1))).toBe('FileTooLarge');
    // A small file that would take 300 MB once decoded.
    const bomb = await makePhoto({ width: 10_000, height: 10_000, format: 'png' });
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES);
    expect(await reasonOf(bomb)).toBe('FileTooLarge');
  });
});
