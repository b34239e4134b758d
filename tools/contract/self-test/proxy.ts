import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ContractDocument } from '#server/contract/document.ts';
import type { OperationId } from '#server/contract/handlers.ts';
import { matchPath } from '#tools/mock/match-path.ts';
import {
  type Call,
  type Fault,
  type ReceivedResponse,
  sameCall,
  sameResponse,
} from './exchange.ts';

/** Members of a path item that are operations. */
interface PathItem {
  readonly [method: string]: { readonly operationId?: OperationId } | undefined;
}

/** Handles a request as the valid server does, without a network. */
export type Serve = (request: Request) => Response | Promise<Response>;

/** Hop-by-hop headers, and headers that client and server set themselves. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'content-length'];

const longestSilenceMs = 120_000;

/** An HTTP server on the loopback interface that forwards calls to a valid server and applies faults. */
export class FaultProxy {
  readonly #serve: Serve;
  readonly #paths: Readonly<Record<string, PathItem>>;
  readonly #server = createServer((request, response) => void this.#response(request, response));
  #fault: Fault = {};
  #effects = 0;

  constructor(serve: Serve, contract: ContractDocument) {
    this.#serve = serve;
    this.#paths = contract.paths as Readonly<Record<string, PathItem>>;
  }

  /** Origin without a trailing slash. */
  async listen(port = 0): Promise<string> {
    // A busy process would send on a connection that the server has just closed for its silence.
    this.#server.keepAliveTimeout = longestSilenceMs;
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Applies this fault from now on; an empty fault changes nothing. */
  inject(fault: Fault): void {
    this.#fault = fault;
    this.#effects = 0;
  }

  /** How many calls since `inject` got another response than the valid server's. */
  get effects(): number {
    return this.#effects;
  }

  async #response(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      send(await this.#handle(await this.#read(incoming)), outgoing);
    } catch (error) {
      // A fault that throws would look like a detected defect, so the run must end.
      outgoing.destroy();
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  async #handle(call: Call): Promise<ReceivedResponse> {
    const handler = (call.operation && this.#fault[call.operation]) ?? this.#fault['*'];
    if (handler === undefined) return this.#forward(call);
    const forwarded: { call: Call; received: ReceivedResponse }[] = [];
    const received = await handler(call, async (forwardedCall) => {
      const sound = await this.#forward(forwardedCall);
      forwarded.push({ call: forwardedCall, received: sound });
      return sound;
    });
    const [only, ...others] = forwarded;
    const untouched =
      only !== undefined &&
      others.length === 0 &&
      sameCall(only.call, call) &&
      sameResponse(only.received, received);
    if (!untouched) this.#effects += 1;
    return received;
  }

  async #forward({ method, url, headers, body }: Call): Promise<ReceivedResponse> {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init: RequestInit = { method, headers };
    if (hasBody && body.length > 0) init.body = new Uint8Array(body);
    const response = await this.#serve(new Request(url, init));
    return {
      status: response.status,
      headers: withoutOwn(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  async #read(incoming: IncomingMessage): Promise<Call> {
    const { method = 'GET' } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const template = matchPath(Object.keys(this.#paths), url.pathname);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headersDistinct)) {
      for (const one of value ?? []) headers.append(name, one);
    }
    // Faults edit the text of responses.
    headers.delete('accept-encoding');
    return {
      operation: (template && this.#paths[template]?.[method.toLowerCase()]?.operationId) || null,
      method,
      url,
      params: template ? paramsOf(template, url.pathname) : {},
      headers: withoutOwn(headers),
      body: await buffer(incoming),
    };
  }
}

function withoutOwn(headers: Headers): Headers {
  const forwarded = new Headers(headers);
  for (const name of OWN_HEADERS) forwarded.delete(name);
  return forwarded;
}

function paramsOf(template: string, path: string): Record<string, string> {
  const given = path.split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decoded(given[index] ?? '')]];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function send(received: ReceivedResponse, outgoing: ServerResponse): void {
  if (received.wire === 'hang') return;
  const { status, headers, body } = received;
  const bodiless = status === 204 || status === 304;
  const length = bodiless && body.length === 0 ? {} : { 'content-length': String(body.length) };
  outgoing.writeHead(status, { ...length, ...Object.fromEntries(headers) });
  if (received.wire === 'cut') {
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  } else outgoing.end(body);
}
