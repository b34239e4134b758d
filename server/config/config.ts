import { resolve } from 'node:path';
import * as z from 'zod';
import type { seller } from './setting-kinds.ts';
import { SAMPLE_SELLER, settingInfo, settings } from './settings.ts';

/** Settings that cannot be used; the message names each, and says what is expected of it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Variables = Readonly<Record<string, string | undefined>>;
type SettingName = keyof typeof settings.shape;
export type SellerConfig = z.output<typeof seller>;
/** Who sends the messages that have no gateway of their own; a null token sends none. */
export type GatewayConfig = NonNullable<ServerConfig['messageGateway']>;
/** The server that sends e-mails. */
export type SmtpConfig = NonNullable<ServerConfig['smtp']>;
/** Credentials of the accounting system. */
export type ExchangeConfig = NonNullable<ServerConfig['exchange']>;
/** How access tokens are checked, and the settings of sign-in for the browser. */
export type IdentityConfig = ServerConfig['identity'];
export type ServerConfig = ReturnType<typeof readConfig>;

/** Longer values are no help in a message. */
const SHOWN_LENGTH = 80;

function describeMistake(
  name: SettingName,
  value: string,
  issues: readonly z.core.$ZodIssue[],
): string {
  const schema = settings.shape[name];
  const { example, isSecret } = settingInfo.get(schema) ?? {};
  const isShown = value.length <= SHOWN_LENGTH && isSecret !== true;
  const details = issues
    .filter(({ message }) => message !== '')
    .map(({ path, message }) => `${z.core.toDotPath(path.slice(1))} ${message}`.trim());
  const given = isShown ? `${name}=${value}` : name;
  const expected = [`expected ${schema.unwrap().description}`, ...details].join('; ');
  return `${given}: ${expected}. Example: ${name}=${example}`;
}

/** The values by name. @throws ConfigError with a line for each setting that cannot be used. */
function readSettings(env: Variables): z.output<typeof settings> {
  const names = Object.keys(settings.shape) as SettingName[];
  // An empty setting is none.
  const given = Object.fromEntries(
    names.map((name) => [name, env[name]?.trim() || undefined] as const),
  );
  // The messages of Zod are for programmers: those of the kinds and the expectations are shown.
  const { data, error } = settings.safeParse(given, { error: () => '' });
  if (data !== undefined) return data;
  const mistakes = names.flatMap((name) => {
    const issues = error.issues.filter(({ path }) => path[0] === name);
    return issues.length > 0 ? [describeMistake(name, given[name] ?? '', issues)] : [];
  });
  throw new ConfigError(mistakes.join('\n  '));
}

/** Settings of which one is useless, and mostly a mistake, without the other. */
const pairs: readonly (readonly [SettingName, SettingName])[] = [
  ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  ['SDEK_ACCOUNT', 'SDEK_SECRET'],
  ['SDEK_SECRET', 'SDEK_FROM_CITY'],
  ['SDEK_FROM_CITY', 'SDEK_SHIPMENT_POINT'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['TELEGRAM_BOT_NAME', 'TELEGRAM_BOT_TOKEN'],
  ['SMARTCAPTCHA_CLIENT_KEY', 'SMARTCAPTCHA_SERVER_KEY'],
  ['S3_URL', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/** Settings that are useless without the second. */
const dependents: typeof pairs = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['S3_CATALOG_IMAGES', 'S3_URL'],
];

/** What is switched off needs nothing else. */
const isOn = (value: unknown): boolean => value !== undefined && value !== false;

/** @throws ConfigError with a line for each setting that lacks another. */
function assertPairs(values: z.output<typeof settings>): void {
  const mistakes = pairs
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .concat(dependents)
    .filter(([given, missing]) => isOn(values[given]) && values[missing] === undefined)
    .map(([given, missing]) => `${given} is set without ${missing}`);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n  '));
}

/** `/outbox` shows everybody's messages and codes: for trying out, when nothing else sends any. */
export function showsOutbox(config: ServerConfig): boolean {
  const { demo, environment, messageGateway, smsRu, smtp, telegram } = config;
  const sends = [messageGateway, smsRu, smtp, telegram].some((setting) => setting !== null);
  return demo && environment !== 'production' && !sends;
}

/**
 * The settings of the server; the only user of environment variables. What each means is in
 * docs/configuration.md.
 * @throws ConfigError naming all settings that cannot be used.
 */
export function readConfig(env: Variables, root: string = process.cwd()) {
  const values = readSettings(env);
  assertPairs(values);
  const isProduction = values.NODE_ENV === 'production';
  /** Origin that customers see, without a slash at the end: `http://localhost:3000`. */
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    /** Everything the server stores on disk is in it (absolute path). */
    dataDir: resolve(root, values.DATA_DIR),
    /** PostgreSQL; null means the embedded PGlite under `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL,
    /** Null reads everything from `databaseUrl`. */
    databaseReplica:
      values.DATABASE_READ_URL === undefined
        ? null
        : { url: values.DATABASE_READ_URL, maxLagMs: values.DATABASE_READ_LAG * 1000 },
    /** Whether lists and facets use columns in the memory of the process. */
    catalogColumns: values.CATALOG_COLUMNS,
    /** A search engine for lists and facets; null uses none. */
    catalogEngineUrl: values.CATALOG_ENGINE_URL ?? null,
    /** Share of the shown products that an import may take off, 0 to 1. */
    importRemovalLimit: values.IMPORT_REMOVAL_LIMIT / 100,
    /** Seconds. */
    databasePatience: values.DATABASE_PATIENCE,
    /** Whether the start applies migrations of PostgreSQL; otherwise it requires them. */
    migrateOnStart: values.MIGRATE_ON_START ?? !isProduction,
    embeddedDatabaseAllowedInProduction: values.ALLOW_EMBEDDED_DATABASE,
    demo: values.DEMO ?? !isProduction,
    /** Never beside a real provider. */
    localPayment: (values.LOCAL_PAYMENT ?? !isProduction) && values.YOOKASSA_SHOP_ID === undefined,
    /** Null pays by the built-in page, or not online. */
    yookassa:
      values.YOOKASSA_SHOP_ID && values.YOOKASSA_SECRET_KEY
        ? {
            shopID: values.YOOKASSA_SHOP_ID,
            secretKey: values.YOOKASSA_SECRET_KEY,
            url: values.YOOKASSA_URL,
            receipts: values.YOOKASSA_RECEIPTS,
            paymentMode: values.YOOKASSA_PAYMENT_MODE,
            taxSystem: values.YOOKASSA_TAX_SYSTEM ?? null,
          }
        : null,
    /** Null offers the shop's own points alone. */
    sdek:
      values.SDEK_ACCOUNT &&
      values.SDEK_SECRET &&
      values.SDEK_FROM_CITY &&
      values.SDEK_SHIPMENT_POINT
        ? {
            account: values.SDEK_ACCOUNT,
            secret: values.SDEK_SECRET,
            fromCity: values.SDEK_FROM_CITY,
            shipmentPoint: values.SDEK_SHIPMENT_POINT,
            tariff: values.SDEK_TARIFF,
            url: values.SDEK_URL,
          }
        : null,
    /** Null takes built-in tables of addresses and organizations. */
    dadata: values.DADATA_API_KEY
      ? { apiKey: values.DADATA_API_KEY, url: values.DADATA_URL }
      : null,
    /** Null requires no captcha of visitors. */
    smartCaptcha:
      values.SMARTCAPTCHA_CLIENT_KEY && values.SMARTCAPTCHA_SERVER_KEY
        ? {
            clientKey: values.SMARTCAPTCHA_CLIENT_KEY,
            serverKey: values.SMARTCAPTCHA_SERVER_KEY,
            url: values.SMARTCAPTCHA_URL,
          }
        : null,
    /** Days that audit records are stored; 0: for ever. */
    auditDays: values.AUDIT_DAYS,
    /** Null leaves files in the database. */
    s3:
      values.S3_URL && values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            url: values.S3_URL,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET,
            accessKeyID: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : null,
    /** Whether the catalog's images go to `s3` as well. */
    storesImages: values.S3_CATALOG_IMAGES ?? false,
    /** Seconds from one status of a new order to the next; 0 leaves that to people. */
    orderPace: values.ORDER_PACE,
    /** Where `/metrics` is served; null serves none. */
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    /** The collector of traces; null records none. */
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            url: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS,
            service: values.OTEL_SERVICE_NAME,
            /** Share of the traces that are sent, 0 to 1. */
            share: values.OTEL_TRACES_SAMPLER_ARG,
          },
    validateResponses: values.VALIDATE_RESPONSES ?? !isProduction,
    logLevel: values.LOG_LEVEL,
    /** Bytes. */
    jsonLimit: values.JSON_LIMIT,
    /** Bytes. */
    uploadLimit: values.UPLOAD_LIMIT,
    /** Lists and searches of one caller in a minute; 0 counts nothing. */
    readLimit: values.READ_LIMIT,
    /** Proxies that may say who the caller is; null believes none. */
    trustedProxy: values.TRUSTED_PROXY ?? null,
    /** Absolute path. */
    shopDir: resolve(root, values.SHOP_DIR),
    /** Absolute path; the folder need not exist. */
    rendererDir: resolve(root, values.RENDERER_DIR),
    /** Absolute path. */
    pagesDir: resolve(root, values.PAGES_DIR),
    pictureOrigins: values.PICTURE_ORIGINS,
    privateImageOrigins: values.PRIVATE_IMAGE_ORIGINS,
    identity: {
      /** Issuer as tokens name it, without a slash at the end. */
      issuer: values.OIDC_ISSUER ?? `${publicUrl}/oidc`,
      audience: values.OIDC_AUDIENCE,
      algorithms: values.OIDC_ALGS,
      /** Required `typ` header of an access token; null accepts any. */
      tokenType: values.OIDC_AT_TYP,
      clientId: values.OIDC_CLIENT_ID,
      scope: values.OIDC_SCOPE,
      /** True when this server is the issuer itself (`/oidc`). */
      embedded: values.OIDC_ISSUER === undefined,
      /** Scope a token must have (403 without it); null requires none. */
      requiredScope: values.OIDC_REQUIRED_SCOPE,
      /** The keys of the issuer; null finds them by its discovery document. */
      jwksUrl: values.OIDC_JWKS_URL ?? null,
      /** Whether what tokens omit is read from the issuer's userinfo endpoint. */
      userinfo: values.OIDC_USERINFO,
      clientOrigins: values.OIDC_CLIENT_ORIGINS,
      embeddedAllowedInProduction: values.ALLOW_DEMO_IDENTITY,
      /**
       * Claim with the roles of staff; dots lead inside. Null with a provider for which no claim is set:
       * its `roles` may be those of other applications.
       */
      staffRolesClaim:
        values.STAFF_ROLES_CLAIM ?? (values.OIDC_ISSUER === undefined ? 'roles' : null),
      /** Claim that names staff in the audit trail. */
      staffNameClaim: values.STAFF_NAME_CLAIM,
      accountUrl: values.IDENTITY_ACCOUNT_URL ?? null,
    },
    shop: {
      contactPhone: values.CONTACT_PHONE,
      contactEmail: values.CONTACT_EMAIL,
      recommendationHelpUrl: values.RECOMMENDATION_HELP_URL ?? null,
      recommendationServiceUrl: values.RECOMMENDATION_SERVICE_URL ?? null,
      searchBoosterUrl: values.SEARCH_BOOSTER_URL ?? null,
      /** Null counts no visits. */
      webAnalytics: values.WEB_ANALYTICS_ID
        ? { counterID: values.WEB_ANALYTICS_ID, scriptUrl: values.WEB_ANALYTICS_URL }
        : null,
      tagManagerUrl: values.TAG_MANAGER_URL ?? null,
      /** What its container may load; nothing without it. */
      tagManagerScripts: values.TAG_MANAGER_URL ? values.TAG_MANAGER_SCRIPTS : [],
      marketplaceWidgetsUrl: values.MARKETPLACE_WIDGETS_URL ?? null,
      /** Framed in the footer. */
      ratingWidgetUrl: values.RATING_WIDGET_URL ?? null,
      /** Origins that scripts of third parties may send requests to, besides their own. */
      thirdPartyOrigins: values.THIRD_PARTY_ORIGINS,
      widgetPolicies: values.WIDGET_POLICIES,
      appStoreUrl: values.APP_STORE_URL ?? null,
      googlePlayUrl: values.GOOGLE_PLAY_URL ?? null,
      ruStoreUrl: values.RUSTORE_URL ?? null,
      services: values.SERVICES,
      /** Null where invoices are not made. */
      seller: values.SELLER ?? (isProduction ? null : SAMPLE_SELLER),
    },
    /** Null leaves e-mails to the message gateway. */
    smtp:
      values.SMTP_URL && values.SMTP_FROM ? { ...values.SMTP_URL, from: values.SMTP_FROM } : null,
    /** Null leaves SMS to the message gateway. */
    smsRu: values.SMS_RU_API_ID
      ? { apiID: values.SMS_RU_API_ID, from: values.SMS_RU_FROM ?? null, url: values.SMS_RU_URL }
      : null,
    /** Null leaves messages in Telegram to nobody: without a bot no chat can be connected. */
    telegram:
      values.TELEGRAM_BOT_NAME && values.TELEGRAM_BOT_TOKEN
        ? {
            botName: values.TELEGRAM_BOT_NAME,
            botToken: values.TELEGRAM_BOT_TOKEN,
            url: values.TELEGRAM_URL,
          }
        : null,
    /** Null leaves messages in the outbox, which the demo shows at `/outbox`. */
    messageGateway: values.MESSAGE_GATEWAY_URL
      ? { url: values.MESSAGE_GATEWAY_URL, token: values.MESSAGE_GATEWAY_TOKEN ?? null }
      : null,
    /** Credentials of the accounting system; null without an exchange. */
    exchange: values.COMMERCEML_PASSWORD
      ? {
          user: values.COMMERCEML_USER,
          password: values.COMMERCEML_PASSWORD,
          priceTypes: values.COMMERCEML_PRICE_TYPES ?? { publicType: null, contracts: [] },
        }
      : null,
    push: {
      /** Base64url; null lets the database have one. */
      privateKey: values.PUSH_PRIVATE_KEY ?? null,
      /** Origins of push services that need not be public. */
      origins: values.PUSH_ORIGINS,
    },
  };
}
