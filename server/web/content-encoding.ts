import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes compression costs more than it saves. */
export const COMPRESSION_THRESHOLD = 512;

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml|.*\+json|.*\+xml)|image\/svg\+xml|font\/(ttf|otf))/;

/** True for media types that are text inside. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && COMPRESSIBLE.test(contentType.toLowerCase());
}

/** The best encoding a client takes, or null. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (!parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/**
 * Compresses a whole body off the event loop.
 * @param effort `fast` for an answer made just now, `thorough` for a file that is kept.
 */
export async function compressBytes(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: 'fast' | 'thorough',
): Promise<Uint8Array<ArrayBuffer>> {
  const packed =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 4 : 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        })
      : await promisify(gzip)(bytes, { level: effort === 'fast' ? 5 : 9 });
  return new Uint8Array(packed);
}
