import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

/** How the next call fails: before it has its effect, or (`Lost`) after it. */
export type S3Failure = 'SlowDown' | 'InternalError' | 'Dropped' | 'Lost';

/** A service of S3 with one bucket in memory, as its documentation describes it. */
export interface FakeS3 {
  url: string;
  region: string;
  bucket: string;
  accessKeyID: string;
  secretAccessKey: string;
  /** By key. */
  objects: Map<string, { content: Buffer; mediaType: string }>;
  /** Accepted calls, by method and key. */
  calls: string[];
  /** Fails so many further calls. */
  fail(failure: S3Failure, times?: number): void;
  close(): Promise<void>;
}

const SKEW_MS = 15 * 60_000;

class Rejection extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data);

/** `20260312T090000Z` as milliseconds. */
function momentOf(date: string): number {
  return Date.parse(
    date.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

/** Checks a signature of version 4 as its documentation says. @throws Rejection */
function assertSigned(request: IncomingMessage, content: Buffer, account: FakeS3): void {
  const { headers, method = '', url = '' } = request;
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (authorization === null) throw new Rejection(403, 'AccessDenied');
  const [, accessKey = '', day = '', region = '', names = '', signature = ''] = authorization;
  if (accessKey !== account.accessKeyID) throw new Rejection(403, 'InvalidAccessKeyId');
  const date = String(headers['x-amz-date'] ?? '');
  if (!(Math.abs(momentOf(date) - Date.now()) <= SKEW_MS)) {
    throw new Rejection(403, 'RequestTimeTooSkewed');
  }
  const hash = String(headers['x-amz-content-sha256'] ?? '');
  const signed = names.split(';');
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (needed.some((name) => !signed.includes(name)) || region !== account.region) {
    throw new Rejection(403, 'AccessDenied');
  }
  const { pathname, search } = new URL(url, account.url);
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part).digest(),
    `AWS4${account.secretAccessKey}`,
  );
  if (hmac(key, text).digest('hex') !== signature) {
    throw new Rejection(403, 'SignatureDoesNotMatch');
  }
  if (hash !== sha256(content)) throw new Rejection(400, 'XAmzContentSHA256Mismatch');
}

/** Starts a service of S3 on the loopback interface. */
export async function startFakeS3(): Promise<FakeS3> {
  const service = await startFakeService();
  const failures: S3Failure[] = [];
  const s3: FakeS3 = {
    url: service.url,
    region: 'ru-central1',
    bucket: 'shop-files',
    accessKeyID: 'YCAJEtest',
    secretAccessKey: 'secret/with+signs=',
    objects: new Map(),
    calls: [],
    fail: (failure, times = 1) => {
      failures.push(...Array.from({ length: times }, () => failure));
    },
    close: () => service.close(),
  };

  const carryOut = (request: IncomingMessage, content: Buffer): Buffer | null => {
    const { method, headers, url = '' } = request;
    const [, bucket, ...rest] = new URL(url, service.url).pathname.split('/');
    const key = rest.join('/');
    if (bucket !== s3.bucket) throw new Rejection(404, 'NoSuchBucket');
    s3.calls.push(`${method} ${key}`);
    if (method === 'PUT') {
      s3.objects.set(key, { content, mediaType: headers['content-type'] ?? '' });
      return Buffer.from('');
    }
    if (method === 'DELETE') {
      s3.objects.delete(key);
      return null;
    }
    if (method !== 'GET') throw new Rejection(405, 'MethodNotAllowed');
    const found = s3.objects.get(key);
    if (found === undefined) throw new Rejection(404, 'NoSuchKey');
    return found.content;
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const content = await buffer(request);
    const failure = failures.shift();
    const reject = (status: number, code: string) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Key>secret name</Key></Error>`);
    if (failure === 'Dropped') return response.destroy();
    if (failure === 'SlowDown') return reject(503, 'SlowDown');
    if (failure === 'InternalError') return reject(500, 'InternalError');
    try {
      assertSigned(request, content, s3);
      const result = carryOut(request, content);
      if (failure === 'Lost') return response.destroy();
      return result === null ? response.writeHead(204).end() : response.writeHead(200).end(result);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      return reject(error.status, error.code);
    }
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });
  return s3;
}
