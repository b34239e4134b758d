import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from '#server/integrations/file-storage.ts';
import { inCallSpan } from '#server/integrations/outgoing/call-span.ts';
import { createCircuitBreaker } from '#server/integrations/outgoing/circuit-breaker.ts';
import { ServiceError } from '#server/integrations/outgoing/service-error.ts';

/** A bucket, and who may read and write it. */
export interface S3Config {
  /** Origin of the service, without a slash at the end: `https://storage.yandexcloud.net`. */
  url: string;
  region: string;
  bucket: string;
  accessKeyID: string;
  /** Never logged. */
  secretAccessKey: string;
}

/** Milliseconds of one attempt, the file included. */
const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 300;
const SUCCEEDED: ReadonlySet<number> = new Set([200, 204]);

interface S3Call {
  method: 'PUT' | 'GET' | 'DELETE';
  key: string;
  content?: Uint8Array;
  mediaType?: string;
}

interface S3Reply {
  status: number;
  /** Code of an error, such as `NoSuchKey`; empty otherwise. */
  code: string;
  content: Uint8Array;
}

/** The code of an error; its other members may name the key and the account. */
function codeOf(content: Uint8Array): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(Buffer.from(content).toString('utf8'))?.[1] ?? '';
}

/**
 * Files in a bucket of S3, addressed by path, which all services that speak its protocol know. The
 * signature (version 4) covers the bytes, so that a file that was damaged on its way is rejected.
 */
export function createS3Storage(config: S3Config): FileStorage {
  const { url, region, bucket, accessKeyID: accessKeyId, secretAccessKey } = config;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const breaker = createCircuitBreaker('S3');

  const attempt = async ({ method, key, content, mediaType }: S3Call): Promise<S3Reply> => {
    breaker.assertClosed();
    const fail = (what: string, status: number | null, cause?: unknown) =>
      new ServiceError(`S3: ${method} ${key} ${what}`, { status, isUncertain: true, cause });
    const signed = await signer.sign(`${url}/${bucket}/${key}`, {
      method,
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(content ?? '')
          .digest('hex'),
        ...(mediaType === undefined ? {} : { 'Content-Type': mediaType }),
      },
      ...(content === undefined ? {} : { body: new Uint8Array(content) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    let response: Response;
    let received: Uint8Array;
    try {
      response = await inCallSpan({ service: 'S3', method, host: new URL(url).host }, () =>
        fetch(signed),
      );
      received = new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      breaker.count(false);
      throw fail('got no response', null, cause);
    }
    const { status } = response;
    const isFailure = status >= 500 || status === 429;
    breaker.count(!isFailure);
    const code = SUCCEEDED.has(status) ? '' : codeOf(received);
    if (isFailure) throw fail(`responded with ${status} ${code}`.trim(), status);
    return { status, code, content: received };
  };

  /** Every call may be repeated: it reads, or its effect is the same as that of one. */
  const call = async (request: S3Call): Promise<S3Reply> => {
    try {
      return await attempt(request);
    } catch (error) {
      if (!(error instanceof ServiceError && error.isUncertain)) throw error;
      await delay(RETRY_AFTER_MS);
      return attempt(request);
    }
  };

  const succeed = async (request: S3Call, alsoFine?: string): Promise<S3Reply> => {
    const reply = await call(request);
    const { status, code } = reply;
    if (SUCCEEDED.has(status) || (alsoFine !== undefined && code === alsoFine)) return reply;
    throw new ServiceError(
      `S3 rejected ${request.method} ${request.key}: ${[status, code].join(' ').trim()}`,
      { status, isUncertain: false },
    );
  };

  return {
    put: async (key, content, mediaType) => {
      await succeed({ method: 'PUT', key, content, mediaType });
    },
    read: async (key) => {
      const { code, content } = await succeed({ method: 'GET', key }, 'NoSuchKey');
      return code === '' ? content : null;
    },
    delete: async (key) => {
      await succeed({ method: 'DELETE', key }, 'NoSuchKey');
    },
  };
}
