import { resolve } from 'node:path';
import { parseTrustedProxy, type TrustedProxy } from './contract/client-address.ts';

export type Environment = 'development' | 'test' | 'production';

/** How access tokens are checked and what the browser is told about signing in. */
export interface IdentityConfig {
  /** Issuer as it stands in tokens, without a slash at the end. */
  issuer: string;
  audience: string;
  algorithms: readonly string[];
  /** Wanted `typ` header of an access token; null accepts any. */
  tokenType: string | null;
  clientId: string;
  scope: string;
  /** True when this server is the issuer itself (`/oidc`). */
  embedded: boolean;
  /** Scope a token must hold (403 without it); null requests none. */
  requiredScope: string | null;
  /** Where the issuer's keys are; null finds them by its discovery document. */
  jwksUrl: string | null;
  /** Origins beside the shop's own whose pages may use the embedded provider. */
  clientOrigins: readonly string[];
  /** The embedded provider has known demo people: production needs an explicit yes. */
  embeddedAllowedInProduction: boolean;
  /** Address of the account page at the issuer, shown as a banner; null hides it. */
  accountUrl: string | null;
}

/** Who sells: what an invoice must name. */
export interface SellerConfig {
  name: string;
  inn: string;
  kpp: string;
  address: string;
  bank: string;
  bic: string;
  account: string;
  correspondentAccount: string;
  /** Who signs papers, as `Фамилия И. О.`; null leaves the line to be filled by hand. */
  director: string | null;
  accountant: string | null;
}

/** What the shop tells about itself; addresses are null or empty where there is nothing. */
export interface ShopConfig {
  contactEmail: string;
  recommendationHelpUrl: string | null;
  /** Recommends in place of the shop itself. */
  recommendationServiceUrl: string | null;
  /** Script of the search widget. */
  searchBoosterUrl: string | null;
  /** Names of the Trusted Types policies that the widget makes for itself. */
  widgetPolicies: readonly string[];
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
  ruStoreUrl: string | null;
  /** Other services of the company, in the order of showing. */
  services: readonly ServiceLinkConfig[];
  /** Null where invoices are not made. */
  seller: SellerConfig | null;
}

export interface ServiceLinkConfig {
  name: string;
  description: string;
  url: string;
}

/** Whoever sends the shop's e-mails and SMS. */
export interface GatewayConfig {
  url: string;
  /** Sent as a bearer token; null sends none. */
  token: string | null;
}

export interface ServerConfig {
  environment: Environment;
  host: string;
  port: number;
  /** Origin the shopper sees, without a slash at the end: `http://localhost:3000`. */
  publicUrl: string;
  /** Everything the server keeps on disk lies under it (absolute path). */
  dataDir: string;
  /** PostgreSQL; null means the embedded PGlite under `dataDir`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** How long a PostgreSQL that does not answer yet is waited for at the start, seconds. */
  databasePatience: number;
  embeddedDatabaseAllowedInProduction: boolean;
  /** Fill an empty database with the demo catalog and people. */
  demo: boolean;
  /** Serve the built-in payment page, on which no money moves. */
  localPayment: boolean;
  /** Seconds from one step of a new order to the next, for a demonstration; 0 leaves that to people. */
  orderPace: number;
  /** Validate every response by the contract; a broken one is a logged 500. */
  validateResponses: boolean;
  logLevel: string;
  /** Largest JSON body, bytes. */
  jsonLimit: number;
  /** Largest multipart body, bytes. */
  uploadLimit: number;
  /** Lists and searches of one caller in a minute; 0 counts nothing. */
  readLimit: number;
  /** Proxies that may say who the caller is; null believes none. */
  trustedProxy: TrustedProxy;
  /** Folder of the built shop (absolute path). */
  shopDir: string;
  /** Folder of the build that renders pages (absolute path); without it the browser draws them all. */
  rendererDir: string;
  /** Further origins that product pictures may come from (`https://cdn.example.ru`). */
  pictureOrigins: readonly string[];
  identity: IdentityConfig;
  shop: ShopConfig;
  /** Null leaves messages in the outbox, which the demo shows at `/outbox`. */
  messageGateway: GatewayConfig | null;
}

/** A setting that cannot be used; the message says which and how to fix it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function value(env: Variables, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function integer(env: Variables, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(
      `${name}=${text} is not a whole number from ${min} to ${max}. Example: ${name}=${fallback}`,
    );
  }
  return number;
}

const YES = new Set(['1', 'true', 'on', 'yes']);
const NO = new Set(['0', 'false', 'off', 'no']);

function flag(env: Variables, name: string, fallback: boolean): boolean {
  const text = value(env, name)?.toLowerCase();
  if (text === undefined) return fallback;
  if (YES.has(text)) return true;
  if (NO.has(text)) return false;
  throw new ConfigError(`${name}=${text} is neither on nor off. Use ${name}=on or ${name}=off`);
}

function oneOf<T extends string>(
  env: Variables,
  name: string,
  fallback: T,
  allowed: readonly T[],
): T {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === text);
  if (found === undefined) {
    throw new ConfigError(`${name}=${text} is unknown. Use one of: ${allowed.join(', ')}`);
  }
  return found;
}

function parseUrl(name: string, text: string, protocols: readonly string[], example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.includes(url.protocol)) {
    throw new ConfigError(`${name} is not a usable address. Example: ${name}=${example}`);
  }
  return url;
}

const WEB = ['http:', 'https:'];

function origin(env: Variables, name: string, fallback: string): string {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const url = parseUrl(name, text, WEB, 'https://shop.example.ru');
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      `${name}=${text} must be an origin without a path. Use ${name}=${url.origin}`,
    );
  }
  return url.origin;
}

function webAddress(env: Variables, name: string, example: string): string | null {
  const text = value(env, name);
  if (text === undefined) return null;
  parseUrl(name, text, WEB, example);
  return text.replace(/\/$/, '');
}

function list(env: Variables, name: string): readonly string[] {
  return (value(env, name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
}

function pictureOrigins(env: Variables): readonly string[] {
  return list(env, 'PICTURE_ORIGINS').map(
    (text) => parseUrl('PICTURE_ORIGINS', text, ['https:'], 'https://cdn.example.ru').origin,
  );
}

function databaseUrl(env: Variables): string | null {
  const text = value(env, 'DATABASE_URL');
  if (text === undefined) return null;
  const example = 'postgres://shop:password@localhost:5432/shop';
  parseUrl('DATABASE_URL', text, ['postgres:', 'postgresql:'], example);
  return text;
}

function identity(env: Variables, publicUrl: string): IdentityConfig {
  const external = webAddress(env, 'OIDC_ISSUER', 'https://id.example.ru/realms/shop');
  const algorithms = list(env, 'OIDC_ALGS');
  const tokenType = value(env, 'OIDC_AT_TYP') ?? 'at+jwt';
  const requiredScope = value(env, 'OIDC_REQUIRED_SCOPE') ?? 'shop';
  return {
    issuer: external ?? `${publicUrl}/oidc`,
    audience: value(env, 'OIDC_AUDIENCE') ?? 'urn:dental:api',
    algorithms: algorithms.length > 0 ? algorithms : ['ES256'],
    tokenType: tokenType === 'any' ? null : tokenType,
    clientId: value(env, 'OIDC_CLIENT_ID') ?? 'dental-spa',
    scope: value(env, 'OIDC_SCOPE') ?? 'openid profile email phone shop',
    embedded: external === null,
    requiredScope: requiredScope === 'none' ? null : requiredScope,
    jwksUrl: webAddress(env, 'OIDC_JWKS_URL', 'https://id.example.ru/realms/shop/keys'),
    clientOrigins: list(env, 'OIDC_CLIENT_ORIGINS').map(
      (text) => parseUrl('OIDC_CLIENT_ORIGINS', text, WEB, 'https://shop.example.ru').origin,
    ),
    embeddedAllowedInProduction: flag(env, 'ALLOW_DEMO_IDENTITY', false),
    accountUrl: webAddress(env, 'IDENTITY_ACCOUNT_URL', 'https://id.example.ru/account'),
  };
}

function trustedProxy(env: Variables): TrustedProxy {
  const text = value(env, 'TRUSTED_PROXY');
  try {
    return parseTrustedProxy(text);
  } catch (cause) {
    throw new ConfigError(
      `TRUSTED_PROXY=${text} is neither a number of proxies nor a list of networks. Example: TRUSTED_PROXY=10.0.0.0/8`,
      { cause },
    );
  }
}

const SERVICES_EXAMPLE = '[{"name":"Учебный центр","url":"https://study.example.ru"}]';

/** `SERVICES` is JSON: a list of `{name, url, description?}`. */
function services(env: Variables): readonly ServiceLinkConfig[] {
  const text = value(env, 'SERVICES');
  if (text === undefined) return [];
  try {
    const links = JSON.parse(text) as Partial<ServiceLinkConfig>[];
    return links.map(({ name, url, description }) => {
      if (typeof name !== 'string' || name === '') throw new TypeError('A service without a name');
      const { href } = parseUrl('SERVICES', url ?? '', WEB, SERVICES_EXAMPLE);
      return { name, url: href, description: String(description ?? '') };
    });
  } catch (cause) {
    throw new ConfigError(`SERVICES is not usable. Example: SERVICES='${SERVICES_EXAMPLE}'`, {
      cause,
    });
  }
}

/** Stands on the invoices of a demonstration. */
const SAMPLE_SELLER: SellerConfig = {
  name: 'ООО «Образец»',
  inn: '7700000000',
  kpp: '770001001',
  address: 'г Москва, ул Образцовая, д 1',
  bank: 'АО «Банк для примера», г Москва',
  bic: '044500000',
  account: '40702810000000000000',
  correspondentAccount: '30101810000000000000',
  director: 'Образцов О. О.',
  accountant: 'Примерова П. П.',
};

const SIGNATORIES = new Set(['director', 'accountant']);

/** `SELLER` is JSON with the members of `SellerConfig`; those who sign may be left out. */
function seller(env: Variables, environment: Environment): SellerConfig | null {
  const text = value(env, 'SELLER');
  if (text === undefined) return environment === 'production' ? null : SAMPLE_SELLER;
  try {
    const given = JSON.parse(text) as Partial<SellerConfig>;
    const entries = Object.keys(SAMPLE_SELLER).map((name) => {
      const member = given[name as keyof SellerConfig] ?? null;
      if (member === null && SIGNATORIES.has(name)) return [name, null] as const;
      if (typeof member !== 'string' || member === '') throw new TypeError(`No ${name}`);
      return [name, member] as const;
    });
    return { ...SAMPLE_SELLER, ...Object.fromEntries(entries) };
  } catch (cause) {
    const example = JSON.stringify(SAMPLE_SELLER);
    throw new ConfigError(`SELLER is not usable. Example: SELLER='${example}'`, { cause });
  }
}

/** They become part of a header: only what may stand in a policy's name passes. */
function widgetPolicies(env: Variables): readonly string[] {
  return list(env, 'WIDGET_POLICIES').map((name) => {
    if (/^[\w#=@/.%-]+$/.test(name)) return name;
    throw new ConfigError(`WIDGET_POLICIES: ${name} is no name. Example: WIDGET_POLICIES=booster`);
  });
}

function shop(env: Variables, environment: Environment): ShopConfig {
  return {
    contactEmail: value(env, 'CONTACT_EMAIL') ?? 'zakaz@example.ru',
    recommendationHelpUrl: webAddress(
      env,
      'RECOMMENDATION_HELP_URL',
      'https://help.example.ru/recommendations',
    ),
    recommendationServiceUrl: webAddress(
      env,
      'RECOMMENDATION_SERVICE_URL',
      'https://recommend.example.ru/v1',
    ),
    searchBoosterUrl: webAddress(env, 'SEARCH_BOOSTER_URL', 'https://booster.example.ru/widget.js'),
    widgetPolicies: widgetPolicies(env),
    appStoreUrl: webAddress(env, 'APP_STORE_URL', 'https://apps.example.ru/ios'),
    googlePlayUrl: webAddress(env, 'GOOGLE_PLAY_URL', 'https://apps.example.ru/android'),
    ruStoreUrl: webAddress(env, 'RUSTORE_URL', 'https://apps.example.ru/rustore'),
    services: services(env),
    seller: seller(env, environment),
  };
}

function messageGateway(env: Variables): GatewayConfig | null {
  const url = webAddress(env, 'MESSAGE_GATEWAY_URL', 'https://messages.example.ru/send');
  return url === null ? null : { url, token: value(env, 'MESSAGE_GATEWAY_TOKEN') ?? null };
}

/** `/outbox` shows everybody's messages and codes: for trying out, when nobody else carries them. */
export function showsOutbox({ demo, environment, messageGateway }: ServerConfig): boolean {
  return demo && environment !== 'production' && messageGateway === null;
}

/**
 * The server's settings; the only user of environment variables.
 * @throws ConfigError naming the setting and how to fix it.
 */
export function readConfig(env: Variables, root: string = process.cwd()): ServerConfig {
  const environment = oneOf<Environment>(env, 'NODE_ENV', 'development', [
    'development',
    'test',
    'production',
  ]);
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = origin(env, 'PUBLIC_URL', `http://localhost:${port}`);
  return {
    environment,
    host: value(env, 'HOST') ?? '127.0.0.1',
    port,
    publicUrl,
    dataDir: resolve(root, value(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl(env),
    databasePoolSize: integer(env, 'DATABASE_POOL', 10, 1, 500),
    databasePatience: integer(env, 'DATABASE_PATIENCE', 15, 0, 600),
    embeddedDatabaseAllowedInProduction: flag(env, 'ALLOW_EMBEDDED_DATABASE', false),
    demo: flag(env, 'DEMO', environment !== 'production'),
    localPayment: flag(env, 'LOCAL_PAYMENT', environment !== 'production'),
    orderPace: integer(env, 'ORDER_PACE', 0, 0, 86_400),
    validateResponses: flag(env, 'VALIDATE_RESPONSES', environment !== 'production'),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', [
      'trace',
      'debug',
      'info',
      'warn',
      'error',
      'fatal',
      'silent',
    ]),
    jsonLimit: integer(env, 'JSON_LIMIT', 1_048_576, 1024, 104_857_600),
    uploadLimit: integer(env, 'UPLOAD_LIMIT', 6_291_456, 1024, 1_073_741_824),
    readLimit: integer(env, 'READ_LIMIT', 1200, 0, 1_000_000),
    trustedProxy: trustedProxy(env),
    shopDir: resolve(root, value(env, 'SHOP_DIR') ?? 'dist/shop'),
    rendererDir: resolve(root, value(env, 'RENDERER_DIR') ?? 'dist/server'),
    pictureOrigins: pictureOrigins(env),
    identity: identity(env, publicUrl),
    shop: shop(env, environment),
    messageGateway: messageGateway(env),
  };
}
