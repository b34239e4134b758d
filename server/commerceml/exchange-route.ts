import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { createClientAddress, type TrustedProxy } from '#server/config/client-address.ts';
import type { ExchangeConfig } from '#server/config/config.ts';
import { readBytes } from '#server/contract/body/body.ts';
import type { HttpContext, HttpEnv } from '#server/contract/http-env.ts';
import { ReadLimit } from '#server/contract/limits/read-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { noteRejection, toProblem } from '#server/contract/response/error-response.ts';
import type { Database } from '#server/db/connection.ts';
import { applyDocument } from './apply-document.ts';
import { CatalogExchange, type CatalogExchangeOptions } from './catalog/catalog-exchange.ts';
import { findSession, openSession } from './exchange-session.ts';
import { CutFileError } from './exchange-xml.ts';
import { confirmOrders, handOutOrders } from './hand-out-orders.ts';
import { readDocuments } from './read-documents.ts';
import { appendChunk, dropChunks, readChunks } from './uploads.ts';

const COOKIE = 'exchange';
/** Each image of the catalog is a call. */
const CALLS_PER_MINUTE = 3000;
const MAX_NAME = 200;
/** 1С cuts files into chunks of so many bytes. */
const FILE_LIMIT = 4 * 1_048_576;

export interface ExchangeOptions {
  readonly exchange: ExchangeConfig;
  readonly trustedProxy: TrustedProxy;
  readonly db: Database;
  readonly now: () => Date;
  readonly catalog: Omit<CatalogExchangeOptions, 'db' | 'now' | 'priceTypes'>;
}

function reply(c: HttpContext, lines: readonly string[], status: 200 | 401 = 200): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return c.body(lines.join('\n'), status, headers);
}

/** 1С reads the reason in the body; only the first word decides. */
function failure(c: HttpContext, error: unknown): Response {
  if (error instanceof FeedError) return reply(c, ['failure', error.message]);
  const problem = toProblem(error);
  noteRejection(c, problem);
  const log = { err: problem.cause ?? problem, status: problem.status };
  c.get('logger')[problem.status >= 500 ? 'error' : 'warn'](log, 'The exchange with 1С failed');
  const lines = ['failure', problem.message].join('\n');
  return new Response(lines, {
    status: problem.status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...problem.headers },
  });
}

function fileNameOf(c: HttpContext): string {
  const name = c.req.query('filename') ?? '';
  if (name === '' || name.length > MAX_NAME) throw new ApiProblem(400, 'Нет имени файла');
  return name;
}

/** One exchange of orders by the protocol of 1С, `type=sale`. */
class OrderExchange {
  readonly #options: ExchangeOptions;

  constructor(options: ExchangeOptions) {
    this.#options = options;
  }

  async run(c: HttpContext, sessionID: string, mode: string): Promise<Response> {
    const { db, now } = this.#options;
    switch (mode) {
      case 'init':
        await dropChunks(db, sessionID);
        return reply(c, ['zip=no', `file_limit=${FILE_LIMIT}`]);
      case 'query': {
        const file = await handOutOrders(db, sessionID, now());
        return c.body(file, 200, {
          'Content-Type': 'text/xml; charset=utf-8',
          'Cache-Control': 'no-store',
        });
      }
      case 'success':
        await confirmOrders(db, sessionID);
        return reply(c, ['success']);
      case 'file':
        return this.#receive(c, sessionID);
      case 'import':
        return this.#import(c, sessionID);
      default:
        throw new ApiProblem(400, `Режима ${mode} в обмене заказами нет`);
    }
  }

  /** Old versions of 1С send no `import`: a complete file is applied at once. */
  async #receive(c: HttpContext, sessionID: string): Promise<Response> {
    const { db } = this.#options;
    const file = fileNameOf(c);
    const content = await readBytes(c.req.raw, FILE_LIMIT);
    await appendChunk(db, { sessionID, file }, content);
    try {
      await this.#apply(c, sessionID, file);
    } catch (error) {
      const mayGoOn = error instanceof CutFileError && content.byteLength === FILE_LIMIT;
      if (!mayGoOn) {
        if (error instanceof FeedError) await dropChunks(db, sessionID, file);
        throw error;
      }
    }
    return reply(c, ['success']);
  }

  /** A file that was applied when it was complete has no chunks any more. */
  async #import(c: HttpContext, sessionID: string): Promise<Response> {
    await this.#apply(c, sessionID, fileNameOf(c));
    return reply(c, ['success']);
  }

  async #apply(c: HttpContext, sessionID: string, file: string): Promise<void> {
    const { db, now } = this.#options;
    const chunks = await readChunks(db, sessionID, file);
    if (chunks.length === 0) return;
    const documents = await readDocuments(chunks);
    const logger = c.get('logger').child({ file });
    for (const document of documents) await applyDocument(db, document, { now: now(), logger });
    await dropChunks(db, sessionID, file);
    logger.info({ documents: documents.length }, 'A file of 1С was applied');
  }
}

async function exchangeCatalog(
  c: HttpContext,
  exchange: CatalogExchange,
  sessionID: string,
  mode: string,
): Promise<Response> {
  switch (mode) {
    case 'init':
      await exchange.begin(sessionID);
      return reply(c, ['zip=yes', `file_limit=${FILE_LIMIT}`]);
    case 'file': {
      const file = fileNameOf(c);
      await exchange.receive({ sessionID, file }, await readBytes(c.req.raw, FILE_LIMIT));
      return reply(c, ['success']);
    }
    case 'import': {
      const file = fileNameOf(c);
      const logger = c.get('logger').child({ file });
      return reply(c, [
        (await exchange.import({ sessionID, file }, logger)) ? 'success' : 'progress',
      ]);
    }
    // What is no longer sold has been taken off by the files themselves.
    case 'deactivate':
    case 'complete':
      return reply(c, ['success']);
    default:
      throw new ApiProblem(400, `Режима ${mode} в обмене каталогом нет`);
  }
}

/**
 * `/1c/exchange` by CommerceML 2 over HTTP, as 1С calls a site: orders, statuses and payments, and the
 * catalog with its prices and stock.
 */
export function createExchange(options: ExchangeOptions): Hono<HttpEnv> {
  const { db, now, exchange, trustedProxy } = options;
  const limit = new ReadLimit(CALLS_PER_MINUTE, trustedProxy);
  const addressOf = createClientAddress(trustedProxy);
  const orderExchange = new OrderExchange(options);
  const { priceTypes } = exchange;
  const catalogExchange = new CatalogExchange({ db, now, priceTypes, ...options.catalog });
  return new Hono<HttpEnv>().on(['GET', 'POST'], '/1c/exchange', async (c) => {
    const { type = '', mode = '' } = c.req.query();
    try {
      await limit.countAs(c, 'exchange');
      if (type !== 'sale' && type !== 'catalog') {
        throw new ApiProblem(400, 'Магазин обменивается только заказами и каталогом');
      }
      if (mode === 'checkauth') {
        const address = (c.env.incoming && addressOf(c.env.incoming)) ?? 'unknown';
        const header = c.req.header('authorization');
        const token = await openSession(db, { header, address, exchange, now: now() });
        c.get('logger').info({ address }, '1С opened an exchange');
        return reply(c, ['success', COOKIE, token]);
      }
      const sessionID = await findSession(db, getCookie(c, COOKIE), now());
      if (type === 'catalog') return await exchangeCatalog(c, catalogExchange, sessionID, mode);
      return await orderExchange.run(c, sessionID, mode);
    } catch (error) {
      return failure(c, error);
    }
  });
}
