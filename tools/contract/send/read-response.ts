import type { ReceivedResponse } from './call.ts';
import { isDeeperThan } from './json-depth.ts';

/** How large the body of a response may be where no option says otherwise, megabytes. */
export const DEFAULT_BODY_MB = 32;
export const BYTES_PER_MB = 1_000_000;
/** Deeper JSON overflows the stack of whatever walks it recursively, a client of the API as well. */
export const DEEPEST_JSON = 200;

/** The body of a response is larger than the suite reads; the message says by how much it may be. */
export class ExcessiveBody extends Error {
  override name = 'ExcessiveBody';
}

/**
 * Reads a response.
 * @param maxBytes the most that is stored of its body, decompressed.
 * @throws ExcessiveBody as soon as more has come; the rest is not received.
 */
export async function readResponse(
  response: Response,
  maxBytes: number,
): Promise<ReceivedResponse> {
  const { status, headers } = response;
  const bytes = await readBytes(response, maxBytes);
  const isJSON = /[/+]json\b/i.test(headers.get('content-type') ?? '');
  if (!isJSON) return { status, headers, bytes, json: undefined };
  if (isDeeperThan(bytes, DEEPEST_JSON)) {
    return { status, headers, bytes, json: undefined, isTooDeep: true };
  }
  return { status, headers, bytes, json: parse(bytes) };
}

async function readBytes({ body, status }: Response, maxBytes: number): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let length = 0;
  const chunks = body.getReader();
  for (;;) {
    const { value: part, done } = await chunks.read();
    if (done) break;
    length += part.length;
    if (length > maxBytes) {
      // It closes the connection.
      await chunks.cancel();
      throw new ExcessiveBody(`${status} with a body larger than ${maxBytes / BYTES_PER_MB} MB`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function parse(bytes: Buffer): unknown {
  try {
    // A byte order mark is no part of JSON: RFC 8259 forbids it.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
