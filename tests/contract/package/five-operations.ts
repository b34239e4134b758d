/**
 * A back end of five operations, written from the contract alone: it shares no code with the reference
 * server. Sound, or with mistakes.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Mistakes that a team could make, each with what it does instead. */
export const mistakes = {
  'created-200': 'createAddress responds with 200',
  'unknown-property': 'createAddress takes properties that the contract does not have',
  'too-long': 'createAddress takes a city that is too long',
  'comment-cut': 'getAddress cuts the comment',
  'not-listed': 'listAddresses leaves out the newest',
  'foreign-address': 'getAddress shows addresses of other people',
  'any-token': 'listAddresses takes any token',
  'limit-ignored': 'searchBrands ignores the limit',
  'etag-ignored': 'listBrands never responds with 304',
  'key-ignored': 'createAddress ignores the Idempotency-Key',
} as const;
export type Mistake = keyof typeof mistakes;

/** Tokens of the people. */
export const tokens = { main: 'token-of-main', other: 'token-of-other' } as const;

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly id: string;
}

type Address = Readonly<Record<string, string | null>>;

const limits: Readonly<Record<string, number>> = {
  city: 100,
  street: 200,
  house: 20,
  flat: 20,
  entrance: 10,
  floor: 10,
  comment: 300,
};
const required = ['city', 'street', 'house'];
const brands = ['Алмаз', 'Дентал', 'Эстерна'].map((name, index) => ({
  id: `b${index}`,
  name,
  slug: `brand-${index}`,
  country: null,
  logo: null,
  productCount: index + 1,
}));

/** The back end; `url` is its origin. */
export class FiveOperations {
  readonly #has: (mistake: Mistake) => boolean;
  readonly #server: Server;
  readonly #addresses: { owner: string; address: Address }[] = [];
  readonly #keys = new Map<string, { body: string; reply: Reply }>();

  constructor(made: readonly Mistake[]) {
    this.#has = (mistake) => made.includes(mistake);
    this.#server = createServer((request, response) => void this.#respond(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body, headers } = this.#route(request, await text(request));
    const given = String(request.headers['x-request-id'] ?? '');
    const sent = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, {
      'X-Request-ID': isRequestID(given) ? given : randomUUID(),
      ...(sent === '' ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    });
    response.end(sent);
  }

  #route(request: IncomingMessage, body: string): Reply {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const id = /^\/api\/v1\/user\/addresses\/([^/]+)$/.exec(pathname)?.[1];
    const paths: Readonly<Record<string, Readonly<Record<string, (call: Call) => Reply>>>> = {
      '/api/v1/brands': { GET: (call) => this.#listBrands(call) },
      '/api/v1/brands/search': { GET: (call) => this.#searchBrands(call) },
      '/api/v1/user/addresses': {
        GET: (call) => this.#listAddresses(call),
        POST: (call) => this.#createAddress(call),
      },
    };
    const methods = id ? { GET: (call: Call) => this.#getAddress(call) } : paths[pathname];
    if (methods === undefined) return problem(501, 'NotImplemented');
    const handler = Reflect.get(methods, request.method ?? '') as
      | ((call: Call) => Reply)
      | undefined;
    if (handler === undefined) {
      return {
        ...problem(405, 'MethodNotAllowed'),
        headers: { Allow: Object.keys(methods).join(', ') },
      };
    }
    const { headers } = request;
    const requestID = headers['x-request-id'];
    if (requestID !== undefined && !isRequestID(String(requestID))) return invalid();
    return handler({ query, headers, body, id: decodeURIComponent(id ?? '') });
  }

  #listBrands({ headers }: Call): Reply {
    const etag = `"${createHash('sha256').update(JSON.stringify(brands)).digest('hex')}"`;
    const known = { ETag: etag, 'Cache-Control': 'no-cache' };
    if ((headers['if-none-match'] ?? '').length > 500) return invalid();
    if (headers['if-none-match'] === etag && !this.#has('etag-ignored')) {
      return { status: 304, headers: known };
    }
    return { status: 200, body: { items: brands }, headers: known };
  }

  #searchBrands({ query }: Call): Reply {
    const words = query.get('query');
    const category = query.get('categoryID');
    const limit = query.get('limit');
    if ([...new Set(query.keys())].some((name) => query.getAll(name).length > 1)) return invalid();
    if (words !== null && (words === '' || [...words].length > 200 || !isText(words))) {
      return invalid();
    }
    if (category !== null && !isID(category)) return invalid();
    if (
      limit !== null &&
      !(/^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 100)
    ) {
      return invalid();
    }
    const found = brands.filter(({ name }) =>
      name.toLowerCase().includes((words ?? '').toLowerCase()),
    );
    const most = this.#has('limit-ignored') ? found.length : Number(limit ?? 20);
    return { status: 200, body: { items: found.slice(0, most) } };
  }

  #caller({ headers }: Call): string | null {
    const token = headers.authorization?.replace(/^Bearer /, '');
    return Object.values(tokens).find((one) => one === token) ?? null;
  }

  #listAddresses(call: Call): Reply {
    const isLoose = this.#has('any-token') && call.headers.authorization !== undefined;
    const caller = this.#caller(call) ?? (isLoose ? tokens.main : null);
    if (caller === null) return problem(401, 'Unauthorized');
    const own = this.#addresses.filter(({ owner }) => owner === caller).toReversed();
    const items = own.map(({ address }) => address).slice(this.#has('not-listed') ? 1 : 0, 200);
    return { status: 200, body: { items } };
  }

  #getAddress(call: Call): Reply {
    const caller = this.#caller(call);
    if (caller === null) return problem(401, 'Unauthorized');
    if (!isID(call.id)) return invalid();
    const found = this.#addresses.find(
      ({ owner, address }) =>
        address.id === call.id && (owner === caller || this.#has('foreign-address')),
    );
    if (found === undefined) return problem(404, 'NotFound');
    const { comment = null } = found.address;
    const shown = this.#has('comment-cut') ? (comment?.slice(0, 5) ?? null) : comment;
    return { status: 200, body: { ...found.address, comment: shown } };
  }

  #createAddress(call: Call): Reply {
    const caller = this.#caller(call);
    if (caller === null) return problem(401, 'Unauthorized');
    if (!/^application\/json\b/.test(call.headers['content-type'] ?? '')) {
      return problem(415, 'UnsupportedMediaType');
    }
    const key = call.headers['idempotency-key'];
    if (key !== undefined && !/^[\x21-\x7e]{8,255}$/.test(String(key))) return invalid();
    const address = this.#readAddress(call.body);
    if (address === null) return invalid();
    const used = `${caller} ${String(key)}`;
    const before = key === undefined || this.#has('key-ignored') ? undefined : this.#keys.get(used);
    if (before) {
      return before.body === call.body ? before.reply : problem(422, 'IdempotencyKeyReused');
    }
    const { id: _new, ...values } = address;
    const same = this.#addresses.find(
      ({ owner, address: { id: _id, ...others } }) =>
        owner === caller && JSON.stringify(others) === JSON.stringify(values),
    );
    // With the mistake, a repeated key makes a record of its own.
    const saved = same === undefined || this.#has('key-ignored') ? address : same.address;
    if (saved === address) this.#addresses.push({ owner: caller, address });
    const reply = { status: this.#has('created-200') ? 200 : 201, body: saved };
    if (key !== undefined) this.#keys.set(used, { body: call.body, reply });
    return reply;
  }

  #readAddress(body: string): Address | null {
    let given: unknown;
    try {
      given = JSON.parse(body);
    } catch {
      return null;
    }
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    const names = [...Object.keys(limits), 'postalCode'];
    const isKnown = Object.keys(given).every((name) => names.includes(name));
    if (!isKnown && !this.#has('unknown-property')) return null;
    const address: Record<string, string | null> = {};
    for (const name of names) {
      const value: unknown = Object.hasOwn(given, name) ? Reflect.get(given, name) : null;
      const isNeeded = required.includes(name);
      if (value === null ? isNeeded : typeof value !== 'string') return null;
      if (typeof value === 'string' && !this.#fits(name, value)) return null;
      if (isNeeded && !/\S/.test(String(value))) return null;
      address[name] = typeof value === 'string' ? onOneLine(value) : null;
    }
    const value = [address.city, address.street, address.house].join(', ');
    return { id: randomUUID(), value, ...address };
  }

  #fits(name: string, value: string): boolean {
    if (!isText(value)) return false;
    if (name === 'postalCode') return /^\d{6}$/.test(value);
    if (name === 'city' && this.#has('too-long')) return true;
    return [...value].length <= (limits[name] ?? 0);
  }
}

/** Without the characters that no text of the contract may have. */
function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A text as the contract has it stored; null when nothing is left. */
function onOneLine(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

function isID(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

function isRequestID(text: string): boolean {
  return /^[A-Za-z0-9_-]{8,64}$/.test(text);
}

function problem(status: number, reason: string): Reply {
  return { status, body: { message: 'Не получилось', traceID: randomUUID(), reason } };
}

function invalid(): Reply {
  return problem(400, 'ValidationFailed');
}
