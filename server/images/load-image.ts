import { type IncomingMessage, request as requestPlain } from 'node:http';
import { type RequestOptions, request as requestSecure } from 'node:https';
import {
  isPublicName,
  lookupPublic,
  PrivateAddressError,
} from '#server/integrations/outgoing/public-address.ts';
import { ImageError } from './image-error.ts';

/** Bytes. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Time limit of the whole load, redirects included. */
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses that may differ a moment later, as those from 500. */
const PASSING = new Set([408, 421, 425, 429]);

/** What a request for an image may do. */
export interface LoadOptions {
  /** Origins that may be in a private network. */
  privateOrigins: readonly string[];
  /** Time limit of the whole load, milliseconds. */
  timeoutMs?: number;
}

/**
 * Whether the server may request a URL of a feed: `http:` or `https:` at the usual port of a host with a
 * public name, without credentials, or one of the allowed origins.
 */
function isAllowed(url: URL, privateOrigins: readonly string[]): boolean {
  const { protocol, hostname, port, origin, username, password } = url;
  if (username !== '' || password !== '') return false;
  if (privateOrigins.includes(origin)) return true;
  return (protocol === 'https:' || protocol === 'http:') && port === '' && isPublicName(hostname);
}

/** The head of the response. Every hop is checked anew: a redirect may lead into the own network. */
function open(url: URL, privateOrigins: readonly string[], signal: AbortSignal) {
  if (!isAllowed(url, privateOrigins)) {
    return Promise.reject(new ImageError('адрес не публичный', true));
  }
  const options: RequestOptions = {
    headers: { Accept: 'image/webp,image/png,image/jpeg,image/gif', 'Accept-Encoding': 'identity' },
    // A connection of its own each: a pooled one would be reused without a check of the address.
    agent: false,
    signal,
    ...(privateOrigins.includes(url.origin) ? {} : { lookup: lookupPublic }),
  };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

/** Where a redirect leads; null for another response. */
function locationOf({ statusCode = 0, headers }: IncomingMessage, base: URL): URL | null {
  if (!REDIRECTS.has(statusCode)) return null;
  const { location = '' } = headers;
  if (location === '' || !URL.canParse(location, base.href)) {
    throw new ImageError('перенаправление в никуда', true);
  }
  return new URL(location, base);
}

function assertOK({ statusCode = 0 }: IncomingMessage): void {
  if (statusCode === 200) return;
  const isFinal = statusCode < 500 && !PASSING.has(statusCode);
  throw new ImageError(`сайт ответил ${statusCode}`, isFinal);
}

const tooLarge = () => new ImageError('файл больше 10 МБ', true);

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_IMAGE_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_IMAGE_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(
  first: URL,
  privateOrigins: readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  let url = first;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await open(url, privateOrigins, signal);
    try {
      const next = locationOf(response, url);
      if (next === null) {
        assertOK(response);
        return await readBounded(response);
      }
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new ImageError(`больше ${MAX_REDIRECTS} перенаправлений`, true);
}

/** What the network did, as a text of the report. */
function toImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  if (error instanceof PrivateAddressError) {
    return new ImageError('адрес не публичный', true, error);
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new ImageError(`сайт недоступен${code}`, false, error);
}

/**
 * Loads the file behind a URL of a feed, which may name anything: only public addresses are connected to,
 * no more than 10 MiB are read, within 20 seconds and over at most three redirects. What the file is has
 * still to be checked.
 * @throws ImageError
 */
export async function loadImage(address: string, options: LoadOptions): Promise<Buffer> {
  const { privateOrigins, timeoutMs = TIMEOUT_MS } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(new URL(address), privateOrigins, signal);
  } catch (error) {
    if (signal.aborted) throw new ImageError('сайт не ответил вовремя', false, error);
    throw toImageError(error);
  }
}
