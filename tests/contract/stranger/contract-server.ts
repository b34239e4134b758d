import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** Tokens of the people. */
export const tokens = { main: 'token-of-main', other: 'token-of-other' } as const;

export type Json = Record<string, unknown>;

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that matches the contract. */
export interface Call {
  /** The token of the caller; empty for a visitor. */
  readonly caller: string;
  readonly path: Json;
  readonly query: Json;
  readonly body: Json;
  readonly headers: IncomingMessage['headers'];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { content: { 'application/json': { schema: Json } } };
}

interface Rejection extends Reply {
  readonly rejection: true;
}

export interface ServedContract {
  readonly paths: Readonly<Record<string, object>>;
}

const addFormats = addFormatsModule.default ?? addFormatsModule;

/**
 * Routes, tokens and validation of a back end, by its contract. It shares no code with the reference server nor with
 * the suite.
 */
export abstract class ContractServer {
  readonly #server: Server;
  readonly #contract: ServedContract;
  readonly #prefix: string;
  readonly #ajv = new Ajv2020({ strict: false, coerceTypes: false, logger: false });
  readonly #query = new Ajv2020({ strict: false, coerceTypes: true, logger: false });

  constructor(contract: ServedContract, prefix: string) {
    this.#contract = contract;
    this.#prefix = prefix;
    for (const ajv of [this.#ajv, this.#query]) {
      addFormats(ajv);
      ajv.addSchema(contract, 'contract');
    }
    this.#server = createServer(async (request, response) => {
      const { status, body, headers } = await this.#route(request, await text(request));
      const sent = body === undefined ? '' : JSON.stringify(body);
      const type = sent === '' ? {} : { 'Content-Type': 'application/json' };
      response.writeHead(status, { ...type, ...headers }).end(sent);
    });
  }

  /** Returns the origin. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  protected abstract handle(id: string, call: Call): Reply | Promise<Reply>;

  /** The person with a token; undefined when there is none. */
  protected callerOf(token: string | undefined): string | undefined {
    return Object.values(tokens).find((one) => one === token);
  }

  async #route(request: IncomingMessage, sent: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const found = Object.entries(this.#contract.paths).flatMap(([template, item]) => {
      const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const match = new RegExp(`^${this.#prefix}${pattern}$`).exec(pathname);
      const path = Object.entries(match?.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      return match === null ? [] : [{ item: item as Json, path: Object.fromEntries(path) }];
    })[0];
    if (found === undefined) return problem(404);
    const methods = Object.keys(found.item).filter((name) => name !== 'parameters');
    const method = (request.method ?? '').toLowerCase();
    const operation = found.item[method] as Operation | undefined;
    if (operation === undefined) {
      const Allow = methods.map((name) => name.toUpperCase()).join(', ');
      return { ...problem(405), headers: { Allow } };
    }
    const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1];
    const caller = operation.security?.length === 0 ? '' : this.callerOf(token);
    if (caller === undefined) return problem(401);
    const parameters = [
      ...((found.item.parameters ?? []) as Parameter[]),
      ...(operation.parameters ?? []),
    ];
    const call = this.#read(operation, parameters, {
      caller,
      path: found.path,
      query: Object.fromEntries(searchParams),
      body: {},
      headers: request.headers,
      sent,
    });
    return 'rejection' in call ? call : this.handle(operation.operationId, call);
  }

  #read(
    operation: Operation,
    parameters: readonly Parameter[],
    given: Call & { readonly sent: string },
  ): Call | Rejection {
    const holders = { path: { ...given.path }, query: { ...given.query }, header: given.headers };
    for (const { name, in: place, schema, required = false } of parameters) {
      if (place === 'header') {
        const { length } = String(given.headers[name.toLowerCase()] ?? '');
        const fits = length >= Number(schema.minLength) && length <= Number(schema.maxLength);
        if (!fits && (required || length > 0)) return bad;
        continue;
      }
      const holder: Json = place === 'path' ? holders.path : holders.query;
      if (!(name in holder)) continue;
      if (schema.type === 'integer' && !/^-?\d+$/.test(String(holder[name]))) return bad;
      if (!this.#query.validate({ properties: { [name]: schema } }, holder)) return bad;
    }
    const { path, query } = holders;
    const { requestBody } = operation;
    if (requestBody === undefined) return { ...given, path, query };
    if (!/^application\/json\b/.test(given.headers['content-type'] ?? '')) {
      return { ...problem(415), rejection: true };
    }
    try {
      const body = JSON.parse(given.sent) as Json;
      const { $ref } = requestBody.content['application/json'].schema;
      if (!this.#ajv.validate({ $ref: `contract${$ref}` }, body)) return bad;
      return { ...given, path, query, body };
    } catch {
      return bad;
    }
  }
}

/** An error as both contracts document it. */
export function problem(status: number): Reply {
  return { status, body: { message: `Problem ${status}` } };
}

/** A page of a list. */
export function pageOf(found: readonly unknown[], query: Json, overlap = 0): Reply {
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? 10);
  const start = (page - 1) * pageSize - (page > 1 ? overlap : 0);
  const items = found.slice(start, start + pageSize);
  return { status: 200, body: { items, paging: { page, pageSize, total: found.length } } };
}

const bad: Rejection = { ...problem(400), rejection: true };
