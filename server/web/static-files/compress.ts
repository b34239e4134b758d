import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import {
  COMPRESSION_THRESHOLD,
  chooseEncoding,
  compressBytes,
  type Encoding,
  isCompressible,
} from './content-encoding.ts';

const WITHOUT_BODY = new Set([204, 205, 206, 304]);

/** Every chunk is flushed at once, so that a slow stream arrives as it is produced. */
function packStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Node's and the DOM's stream types describe the same objects.
  return body.pipeThrough(Duplex.toWeb(packer) as unknown as TransformStream);
}

function isWorthIt(response: Response): boolean {
  const { headers } = response;
  const length = headers.get('content-length');
  return (
    !WITHOUT_BODY.has(response.status) &&
    isCompressible(headers.get('content-type')) &&
    !headers.has('content-encoding') &&
    !/no-transform/i.test(headers.get('cache-control') ?? '') &&
    (length === null || Number(length) >= COMPRESSION_THRESHOLD)
  );
}

/** Compresses dynamic responses: complete ones at once, streams chunk by chunk. */
export const compress: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  if (c.res.body === null || !isWorthIt(c.res)) return;
  const vary = c.res.headers.get('vary') ?? '';
  if (!/accept-encoding/i.test(vary)) c.res.headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === null || c.req.method === 'HEAD') return;
  const { body, status } = c.res;
  const headers = new Headers(c.res.headers);
  const whole = headers.has('content-length')
    ? await compressBytes(new Uint8Array(await c.res.arrayBuffer()), encoding, 'fast')
    : null;
  headers.set('Content-Encoding', encoding);
  if (whole === null) headers.delete('Content-Length');
  else headers.set('Content-Length', String(whole.byteLength));
  const etag = headers.get('etag');
  if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
  c.res = undefined;
  c.res = new Response(whole ?? packStream(body as ReadableStream<Uint8Array>, encoding), {
    status,
    headers,
  });
};
