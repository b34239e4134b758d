import type { ServerConfig } from '#server/config/config.ts';
import type { Context } from '#server/contract/handlers.ts';

/** Largest file that is taken into an archive, bytes. */
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export interface LoadedFile {
  bytes: Uint8Array;
  /** Media type without parameters, in lower case; '' when unknown. */
  type: string;
}

type Files = Pick<Context, 'fetchOwnFile' | 'logger'> & {
  config: Pick<ServerConfig, 'publicUrl' | 'pictureOrigins'>;
};

/** The response for a document's URL; null for an untrusted origin. */
function request(url: URL, { config, fetchOwnFile }: Files): Promise<Response> | null {
  if (url.origin === config.publicUrl) return fetchOwnFile(url.pathname + url.search);
  if (!config.pictureOrigins.includes(url.origin)) return null;
  // A redirect could lead anywhere, into the server's own network too.
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

async function readBounded(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const parts = response.body?.getReader();
  if (parts === undefined) return null;
  for (let part = await parts.read(); !part.done; part = await parts.read()) {
    size += part.value.byteLength;
    if (size > MAX_BYTES) {
      await parts.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * The file behind a product document's URL: this server's own, or one of the origins that the
 * settings allow for images. Others are not fetched, to prevent request forgery by a feed.
 * @returns null when there is no such file, it is too large or unavailable.
 */
export async function loadFile(address: string, files: Files): Promise<LoadedFile | null> {
  if (!URL.canParse(address, files.config.publicUrl)) return null;
  const url = new URL(address, files.config.publicUrl);
  try {
    const response = await request(url, files);
    if (response === null || response.status !== 200) return null;
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    // An HTML error page of the server instead of the file.
    if (type === 'text/html') return null;
    const bytes = await readBounded(response);
    return bytes && { bytes, type: type ?? '' };
  } catch (error) {
    files.logger.warn({ err: error, url: url.href }, 'A document could not be loaded');
    return null;
  }
}
