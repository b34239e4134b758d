import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeS3, type S3Failure, startFakeS3 } from '#tests/support/fakes/s3.ts';
import { createS3Storage } from './s3-storage.ts';

let s3: FakeS3;

beforeEach(async () => {
  s3 = await startFakeS3();
});
afterEach(async () => {
  vi.useRealTimers();
  await s3.close();
});

const photo = Uint8Array.from([0xff, 0xd8, 0xff, 0, 1, 2]);
const KEY = 'ticket-files/6f0c1f9e';
const thrownBy = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a storage by S3', () => {
  it('stores, reads and deletes by signed calls', async () => {
    const storage = createS3Storage(s3);
    await storage.put(KEY, photo, 'image/jpeg');
    expect(s3.objects.get(KEY)).toEqual({ content: Buffer.from(photo), mediaType: 'image/jpeg' });
    expect(await storage.read(KEY)).toEqual(photo);
    await storage.delete(KEY);
    expect(s3.objects.size).toBe(0);
    expect(s3.calls).toEqual([`PUT ${KEY}`, `GET ${KEY}`, `DELETE ${KEY}`]);
  });

  it('has nothing under a key that was never stored, and may delete it', async () => {
    const storage = createS3Storage(s3);
    expect(await storage.read(KEY)).toBeNull();
    await storage.delete(KEY);
  });

  it.each<S3Failure>(['SlowDown', 'InternalError', 'Dropped', 'Lost'])(
    'repeats a call after %s',
    async (failure) => {
      const storage = createS3Storage(s3);
      s3.fail(failure);
      await storage.put(KEY, photo, 'image/jpeg');
      expect(s3.objects.size).toBe(1);
    },
  );

  it.each<[S3Failure, string]>([
    ['SlowDown', `S3: PUT ${KEY} responded with 503 SlowDown`],
    ['InternalError', `S3: PUT ${KEY} responded with 500 InternalError`],
    ['Dropped', `S3: PUT ${KEY} got no response`],
  ])('fails after two failed attempts: %s', async (failure, message) => {
    s3.fail(failure, 2);
    expect(await thrownBy(createS3Storage(s3).put(KEY, photo, 'image/jpeg'))).toMatchObject({
      name: 'ServiceError',
      message,
      isUncertain: true,
    });
  });

  it.each([
    ['another secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyID: 'wrong' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, '403 AccessDenied'],
    ['another bucket', { bucket: 'others' }, '404 NoSuchBucket'],
  ])('is rejected at once with %s', async (_title, change, message) => {
    const storage = createS3Storage({ ...s3, ...change });
    const error = await thrownBy(storage.put(KEY, photo, 'image/jpeg'));
    expect(error).toMatchObject({
      name: 'ServiceError',
      message: `S3 rejected PUT ${KEY}: ${message}`,
      isUncertain: false,
    });
    expect(String(error)).not.toContain('secret');
    expect(await thrownBy(storage.read(KEY))).toMatchObject({ name: 'ServiceError' });
    expect(s3.calls).toEqual([]);
  });

  it('is rejected while the clock is wrong by more than a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 });
    // The service would have the same clock in this process.
    const realNow = performance.timeOrigin + performance.now();
    const signing = createS3Storage(s3).put(KEY, photo, 'image/jpeg');
    vi.setSystemTime(realNow);
    expect(await thrownBy(signing)).toMatchObject({
      message: `S3 rejected PUT ${KEY}: 403 RequestTimeTooSkewed`,
    });
  });

  it('is left alone after five failures', async () => {
    const storage = createS3Storage(s3);
    s3.fail('Dropped', 5);
    await thrownBy(storage.read(KEY));
    await thrownBy(storage.read(KEY));
    expect(await thrownBy(storage.read(KEY))).toMatchObject({
      message: 'S3 does not respond and is left alone for a while',
    });
    expect(s3.calls).toEqual([]);
  });
});
