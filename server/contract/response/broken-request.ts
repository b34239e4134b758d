import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID } from '#server/contract/trace.ts';

interface Rejection {
  readonly status: string;
  readonly message: string;
  readonly reason: string;
}

const invalid: Rejection = {
  status: '400 Bad Request',
  message: 'Запрос не удалось разобрать',
  reason: 'InvalidRequest',
};

/** By Node's code of the error. */
const rejections: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'Адрес или заголовки запроса слишком длинные',
    reason: 'HeadersTooLarge',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    message: 'Слишком большой запрос',
    reason: 'TooLarge',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'Запрос не успел прийти целиком',
    reason: 'RequestTimeout',
  },
};

/** How long the client may take to read the response, milliseconds. */
const LINGER_MS = 1000;

/** Node's error about a request that never became one. */
interface BrokenRequest extends Error {
  readonly code?: string;
  /** What was received last; the headers are in it, or their end. */
  readonly rawPacket?: Uint8Array;
}

/** The response as the contract has errors, written by hand: there is no request to respond to. */
function responseTo({ code, rawPacket }: BrokenRequest): string {
  const { status, message, reason } = rejections[code ?? ''] ?? invalid;
  const received = Buffer.from(rawPacket ?? []).toString('latin1');
  const sent = /^x-request-id:[ \t]*(\S+)[ \t]*\r$/im.exec(received)?.[1] ?? '';
  const traceID = randomBytes(16).toString('hex');
  const body = JSON.stringify({ message, traceID, reason });
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-ID: ${REQUEST_ID.test(sent) ? sent : randomUUID()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/**
 * Rejects what Node's parser rejects: headers that are too long (431), that come too slowly (408), or
 * that are none (400).
 * @param running the last response on the connection, which a second one must not run into.
 */
export function rejectBrokenRequest(
  error: BrokenRequest,
  socket: Socket,
  running: ServerResponse | undefined,
): void {
  // Each further part of a rejected request is an error, too.
  if (socket.writableEnded) return;
  const isResponding = running?.headersSent === true && !running.writableFinished;
  if (!socket.writable || isResponding) {
    socket.destroy(error);
    return;
  }
  socket.end(responseTo(error));
  // Closed at once, the rest of the request would reset the connection before the response is read.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
