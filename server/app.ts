import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createFeedRoute } from '#server/calendar/feed-route.ts';
import { type ServerConfig, showsOutbox } from '#server/config/config.ts';
import { errorResponse } from '#server/contract/response/error-response.ts';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Services } from '#server/integrations/services.ts';
import { createTelegramUpdates } from '#server/notifications/telegram/telegram-updates.ts';
import { compress } from '#server/web/static-files/compress.ts';
import { createExchange } from './commerceml/exchange-route.ts';
import type { Authenticator } from './contract/authenticate.ts';
import type { ContractDocument } from './contract/document.ts';
import type { HttpEnv } from './contract/http-env.ts';
import { ApiProblem } from './contract/problem.ts';
import { createContractRouter, type HandlerTable } from './contract/router.ts';
import { trace } from './contract/trace.ts';
import type { OpenDatabase } from './db/connection.ts';
import { createShipmentReports } from './fulfillment/shipments/shipment-reports.ts';
import { createImageRoute } from './images/image-route.ts';
import { createOutboxPage } from './notifications/outbox-page.ts';
import { createNotificationRoute } from './payment/follow/notification-route.ts';
import { createPaymentPage } from './payment/payment-page.ts';
import { createPhotoRoute } from './profile/feedback/photo-route.ts';
import { createTicketFileRoute } from './support/ticket-file-route.ts';
import { findKeptAsset } from './web/assets/kept-assets.ts';
import { createDocs } from './web/docs.ts';
import { createHealth } from './web/health.ts';
import { createPolicyReports } from './web/policy-reports.ts';
import { recordRequest } from './web/record-request.ts';
import { requestLog } from './web/request-log.ts';
import { securityHeaders } from './web/security-headers.ts';
import { createShop, type Serve, type ShopOptions } from './web/shop.ts';
import { createSitemap } from './web/sitemap/sitemap.ts';

export interface AppDependencies {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: OpenDatabase;
  readonly services: Services;
  readonly contract: ContractDocument;
  readonly handlers: HandlerTable;
  readonly authenticator: Authenticator;
  /** Serves `/oidc/*`; null when an outside issuer is set. */
  readonly identity: Serve | null;
  /** Serves `/pictures/*`. */
  readonly pictures: Serve | null;
  /** Serves `/certificates/*`; absent without the demo. */
  readonly certificates?: Serve;
  readonly now?: () => Date;
  readonly isStopping?: () => boolean;
}

/** The whole server as one Hono app; tests call `app.request` without listening. */
export async function createApp(deps: AppDependencies): Promise<Hono<HttpEnv>> {
  const { config, logger, database, services, contract, handlers, authenticator } = deps;
  const now = deps.now ?? (() => new Date());
  const app = new Hono<HttpEnv>();
  app.use(
    recordRequest,
    trace(logger),
    requestLog(config.trustedProxy),
    securityHeaders(config),
    compress,
  );
  app.onError((error, c) => errorResponse(c, error));
  app.route(
    '/health',
    createHealth({ ping: database.ping, isStopping: deps.isStopping ?? (() => false) }),
  );
  const api = createContractRouter({
    contract,
    handlers,
    authenticator,
    config,
    services,
    database,
    now,
    fetchOwnFile: async (path) => app.fetch(new Request(new URL(path, config.publicUrl)), {}),
  });
  app.route('/', api);
  app.all('/api/*', (c) => {
    throw new ApiProblem(404, `Нет такого адреса: ${c.req.path}`, { reason: 'NotFound' });
  });
  app.route('/', createPolicyReports(config.trustedProxy));
  app.route('/', createDocs(contract));
  if (config.localPayment) app.route('/', createPaymentPage(database.db, now));
  const remote = services.payment?.remote;
  if (remote) app.route('/', createNotificationRoute(database.db, remote, now));
  const { carrier } = services.delivery;
  if (carrier !== null) {
    app.route('/', createShipmentReports({ db: database.db, carrier, logger, now }));
  }
  const { telegram } = config;
  if (telegram !== null) {
    app.route('/', createTelegramUpdates({ config, telegram, db: database.db, now }));
  }
  if (showsOutbox(config)) app.route('/', createOutboxPage(database.db));
  app.route('/', createTicketFileRoute({ db: database.db, files: services.files, now }));
  app.route('/', createPhotoRoute({ db: database.db, files: services.files, now }));
  app.route('/', createImageRoute({ db: database.db, files: services.files, logger }));
  app.route('/', createFeedRoute({ config, db: database.db, now }));
  if (config.exchange !== null) {
    const { exchange, trustedProxy, importRemovalLimit: maxRemoved } = config;
    const catalog = {
      jobs: database.jobs,
      maxRemoved,
      imageOrigins: [config.publicUrl, ...config.pictureOrigins],
      reportsDir: join(config.dataDir, 'imports'),
    };
    app.route('/', createExchange({ exchange, trustedProxy, db: database.db, now, catalog }));
  }
  if (deps.identity !== null) app.all('/oidc/*', deps.identity);
  if (deps.pictures !== null) app.get('/pictures/*', deps.pictures);
  if (deps.certificates) app.get('/certificates/*', deps.certificates);
  app.route('/', createSitemap({ config, services, db: database.db, now }));
  app.all('*', await createShop(shopOptions(deps, api)));
  return app;
}

/** The shop calls the API as a visitor would, without the network and the log in between. */
function shopOptions(deps: AppDependencies, api: Hono<HttpEnv>): ShopOptions {
  const inside = new Hono<HttpEnv>();
  inside.use(recordRequest, trace(deps.logger));
  inside.onError((error, c) => errorResponse(c, error));
  inside.route('/', api);
  return {
    config: deps.config,
    callApi: async (request) => inside.fetch(request, {}),
    version: () => readCatalogVersion(deps.database.db),
    readKeptAsset: (path) => findKeptAsset(deps.database.db, path),
  };
}
