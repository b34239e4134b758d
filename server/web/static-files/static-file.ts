import { createHash } from 'node:crypto';
import {
  COMPRESSION_THRESHOLD,
  chooseEncoding,
  compressBytes,
  type Encoding,
  isCompressible,
} from './content-encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Media type by the extension of a file name. */
export function mediaTypeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return TYPES[extension] ?? 'application/octet-stream';
}

export interface StaticFileOptions {
  readonly type: string;
  readonly cacheControl: string;
  /** Precompressed forms; a missing one is created when first requested. */
  readonly packed?: Partial<Record<Encoding, Bytes>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file in memory with its compressed forms, ETag and Cache-Control. */
export class StaticFile {
  readonly #bytes: Bytes;
  readonly #options: StaticFileOptions;
  readonly #tag: string;
  readonly #packed = new Map<Encoding, Promise<Bytes>>();

  constructor(bytes: Bytes, options: StaticFileOptions) {
    this.#bytes = bytes;
    this.#options = options;
    this.#tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    for (const [encoding, packed] of Object.entries(options.packed ?? {})) {
      this.#packed.set(encoding as Encoding, Promise.resolve(packed));
    }
  }

  #pack(encoding: Encoding): Promise<Bytes> {
    let packed = this.#packed.get(encoding);
    if (packed === undefined) {
      packed = compressBytes(this.#bytes, encoding, 'thorough');
      this.#packed.set(encoding, packed);
    }
    return packed;
  }

  /** The response to a GET with these request headers: 200, or 304 when the client has it. */
  async respond(request: Headers): Promise<Response> {
    const { type, cacheControl, headers: extra } = this.#options;
    // What is compressed already costs nothing more, however short.
    const isWorthIt = this.#packed.size > 0 || this.#bytes.byteLength >= COMPRESSION_THRESHOLD;
    const compressible = isCompressible(type) && isWorthIt;
    const encoding = compressible
      ? chooseEncoding(request.get('accept-encoding') ?? undefined)
      : null;
    const etag = `"${this.#tag}${encoding === null ? '' : `-${encoding}`}"`;
    const headers = new Headers({ ...extra, 'Cache-Control': cacheControl, ETag: etag });
    if (compressible) headers.set('Vary', 'Accept-Encoding');
    if (this.#isKnown(request.get('if-none-match'))) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = encoding === null ? this.#bytes : await this.#pack(encoding);
    headers.set('Content-Type', type);
    headers.set('Content-Length', String(bytes.byteLength));
    if (encoding !== null) headers.set('Content-Encoding', encoding);
    return new Response(bytes, { headers });
  }

  /** The ETag identifies the content, independent of its encoding. */
  #isKnown(ifNoneMatch: string | null): boolean {
    return (ifNoneMatch ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .some((tag) => tag === '*' || tag.replace(/(-br|-gzip)?"$/, '"') === `"${this.#tag}"`);
  }
}
