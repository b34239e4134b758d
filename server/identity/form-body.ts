import type { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 8192;

/**
 * Reads a posted form.
 * @throws Error when it is no form or larger than 8 KB.
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new Error('Not a form');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT_BYTES) throw new Error('Form too large');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
