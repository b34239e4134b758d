import * as z from 'zod';
import { contactEmail, contactPhone } from '#src/lib/contacts/contacts.ts';
import {
  botName,
  botToken,
  bucketName,
  counterNumber,
  databaseUrl,
  engineUrl,
  flag,
  headers,
  integer,
  mailbox,
  oneOf,
  origin,
  phoneNumber,
  policyNames,
  priceTypes,
  proxies,
  pushKey,
  scriptOrigin,
  scriptUrl,
  scriptUrls,
  secureOrigins,
  seller,
  services,
  share,
  smtpUrl,
  text,
  textOrNull,
  texts,
  webOrigins,
  webUrl,
} from './setting-kinds.ts';

interface SettingInfo {
  /** What it does: Markdown, for docs/configuration.md. */
  about: string;
  /** A value that can be used. */
  example: string;
  /** What counts without it, where that is not a constant. */
  fallback?: string;
  /** Its value is in no message. */
  isSecret?: true;
}

/** What an operator reads about each setting. */
export const settingInfo = z.registry<SettingInfo>();

const OUTSIDE_PRODUCTION = '`on` outside production';

const SELLER_EXAMPLE =
  '{"name":"ООО «Образец»","inn":"7700000000","kpp":"770001001","address":"г Москва, ул Образцовая, д 1","bank":"АО «Банк для примера», г Москва","bic":"044500000","account":"40702810000000000000","correspondentAccount":"30101810000000000000","director":"Образцов О. О.","accountant":"Примерова П. П."}';

const listening = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production'])
    .default('development')
    .register(settingInfo, {
      about: '`production` rejects the embedded database and the demo people',
      example: 'production',
    }),
  HOST: text.default('127.0.0.1').register(settingInfo, {
    about: 'the network interface that the server listens on; `0.0.0.0` means all',
    example: '0.0.0.0',
  }),
  PORT: integer(0, 65_535).default(3000).register(settingInfo, {
    about: 'the port that the server listens on; `0` takes a free one',
    example: '3000',
  }),
  PUBLIC_URL: origin.optional().register(settingInfo, {
    about: 'the origin that customers see in the browser',
    example: 'https://shop.example.ru',
    fallback: '`http://localhost:PORT`',
  }),
  TRUSTED_PROXY: proxies.optional().register(settingInfo, {
    about:
      'the proxies between customers and the server that may say, in `X-Forwarded-For`, whose rate limits a call counts for: how many are in a row (`1`), or their networks (`10.0.0.0/8,fd00::/8`). Without it all who come through one balancer share its limits; name no proxy that strangers can get past',
    example: '10.0.0.0/8',
    fallback: 'none',
  }),
  READ_LIMIT: integer(0, 1_000_000).default(1200).register(settingInfo, {
    about:
      'lists and searches of one caller in a minute and process, and as many pages rendered for one address; `0` lifts the limit',
    example: '1200',
  }),
  JSON_LIMIT: integer(1024, 104_857_600).default(1_048_576).register(settingInfo, {
    about: 'largest JSON body, bytes',
    example: '1048576',
  }),
  UPLOAD_LIMIT: integer(1024, 1_073_741_824).default(6_291_456).register(settingInfo, {
    about: 'largest multipart body, bytes',
    example: '6291456',
  }),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .register(settingInfo, {
      about: 'the least important log lines that are written',
      example: 'info',
    }),
  METRICS_PORT: integer(0, 65_535).optional().register(settingInfo, {
    about:
      'the port of `/metrics` for Prometheus, never that of the shop; each process needs one of its own; `0` takes a free one (see [operations](operations.md))',
    example: '9464',
    fallback: 'no metrics',
  }),
  METRICS_HOST: text.default('127.0.0.1').register(settingInfo, {
    about: 'the network interface of `METRICS_PORT`; who reaches it sees how much the shop sells',
    example: '10.0.0.5',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional().register(settingInfo, {
    about:
      'the OpenTelemetry collector that traces are sent to, by OTLP over HTTP (see [operations](operations.md))',
    example: 'http://127.0.0.1:4318',
    fallback: 'no traces',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}).register(settingInfo, {
    about: 'headers that the collector requires, such as its key',
    example: 'Authorization=Basic%20c2hvcDprZXk=',
    fallback: 'none',
    isSecret: true,
  }),
  OTEL_SERVICE_NAME: text.default('dental-shop').register(settingInfo, {
    about: 'the name of this server in traces',
    example: 'dental-shop',
  }),
  OTEL_TRACES_SAMPLER_ARG: share.default(1).register(settingInfo, {
    about: 'the share of the traces that are sent, `0` to `1`; the others cost next to nothing',
    example: '0.1',
  }),
  VALIDATE_RESPONSES: flag.optional().register(settingInfo, {
    about: 'validate every response by the contract; an invalid one is a logged 500',
    example: 'on',
    fallback: OUTSIDE_PRODUCTION,
  }),
});

const data = z.object({
  DATABASE_URL: databaseUrl.optional().register(settingInfo, {
    about: 'PostgreSQL; without it an embedded PGlite in `DATA_DIR`, for trying out',
    example: 'postgres://shop:password@localhost:5432/shop',
    fallback: 'the embedded database',
    isSecret: true,
  }),
  DATABASE_POOL: integer(1, 500).default(10).register(settingInfo, {
    about:
      'connections of one process to PostgreSQL for requests; its background jobs take up to three more',
    example: '10',
  }),
  DATABASE_READ_URL: databaseUrl.optional().register(settingInfo, {
    about:
      'a streaming replica of that PostgreSQL, for reads of the catalog (see [data](data.md)); each process takes `DATABASE_POOL` connections to it, too',
    example: 'postgres://shop:password@replica:5432/shop',
    fallback: 'all reads use `DATABASE_URL`',
    isSecret: true,
  }),
  DATABASE_READ_LAG: integer(1, 300).default(10).register(settingInfo, {
    about: 'seconds that the replica may be behind; an older one is not used',
    example: '10',
  }),
  DATABASE_PATIENCE: integer(0, 600).default(15).register(settingInfo, {
    about: 'seconds to retry, at the start, a PostgreSQL that does not respond yet',
    example: '15',
  }),
  MIGRATE_ON_START: flag.optional().register(settingInfo, {
    about:
      'applies migrations of PostgreSQL at the start; without it a database that lacks some is rejected, and `node server/migrate.js` applies them (see [operations](operations.md))',
    example: 'on',
    fallback: OUTSIDE_PRODUCTION,
  }),
  ALLOW_EMBEDDED_DATABASE: flag.default(false).register(settingInfo, {
    about: 'lets production run on the embedded database',
    example: 'off',
  }),
  DATA_DIR: text.default('.data').register(settingInfo, {
    about: 'folder of everything that the server stores on disk',
    example: '/var/lib/shop',
  }),
  CATALOG_COLUMNS: oneOf(['auto', 'on', 'off']).default('auto').register(settingInfo, {
    about:
      'whether each process holds in memory what lists and facets filter by, about 150 MB for 500,000 products, so that these stay fast in a large catalog (see [scaling](scaling.md)); `auto` does so from 50,000 products on',
    example: 'on',
  }),
  CATALOG_ENGINE_URL: engineUrl.optional().register(settingInfo, {
    about:
      'a search engine that speaks SphinxQL (Manticore Search, Sphinx) with the indexes of `deploy/search/sphinx.conf`: it then finds and counts the products of lists in place of the database (see [scaling](scaling.md)), which stays the only one that is required',
    example: 'sphinxql://127.0.0.1:9306',
  }),
  IMPORT_REMOVAL_LIMIT: integer(0, 100).default(20).register(settingInfo, {
    about:
      'percent of the shown products that an import of the catalog may take off; a feed that lacks more changes nothing without `--allow-removal`',
    example: '20',
  }),
  AUDIT_DAYS: integer(0, 36_500).default(1825).register(settingInfo, {
    about:
      'days that the audit trail stores who changed orders and payments and what staff did (see [operations](operations.md)); `0` stores it for ever',
    example: '1825',
  }),
  SHOP_DIR: text.default('dist/shop').register(settingInfo, {
    about: 'folder of the built shop',
    example: 'dist/shop',
  }),
  PAGES_DIR: text.default('demo/pages').register(settingInfo, {
    about: 'folder of the information pages, a Markdown file each (see [pages](pages.md))',
    example: 'demo/pages',
  }),
  RENDERER_DIR: text.default('dist/server').register(settingInfo, {
    about:
      'folder of the build that renders pages on the server; without it the browser renders them all',
    example: 'dist/server',
  }),
});

const storage = z.object({
  S3_URL: webUrl.optional().register(settingInfo, {
    about:
      'the S3-compatible service that stores files of tickets and photos of reviews; needs the bucket and both keys. Without it they stay in the database. See [services](services.md)',
    example: 'https://storage.yandexcloud.net',
  }),
  S3_REGION: text.default('us-east-1').register(settingInfo, {
    about: 'the region of the bucket, as the service names it',
    example: 'ru-central1',
  }),
  S3_BUCKET: bucketName.optional().register(settingInfo, {
    about: 'the private bucket of this shop alone; a second database needs another one',
    example: 'shop-files',
  }),
  S3_ACCESS_KEY_ID: text.optional().register(settingInfo, {
    about: 'the id of a key that may read, write and delete objects of the bucket',
    example: 'YCAJEsomething',
  }),
  S3_CATALOG_IMAGES: flag.optional().register(settingInfo, {
    about:
      'moves the images of the catalog that the shop has loaded to the bucket as well; switch it on once all processes are of a version that knows it',
    example: 'on',
    fallback: '`off`',
  }),
  S3_SECRET_ACCESS_KEY: text.optional().register(settingInfo, {
    about: 'the secret of `S3_ACCESS_KEY_ID`',
    example: 'a-long-random-text',
    isSecret: true,
  }),
});

const demonstration = z.object({
  DEMO: flag.optional().register(settingInfo, {
    about: 'fills an empty database with the demo catalog and people',
    example: 'off',
    fallback: OUTSIDE_PRODUCTION,
  }),
  LOCAL_PAYMENT: flag.optional().register(settingInfo, {
    about:
      'the built-in payment page at `/pay/…`, on which no money moves; without it and without a provider nothing that is paid online is offered',
    example: 'off',
    fallback: OUTSIDE_PRODUCTION,
  }),
  ORDER_PACE: integer(0, 86_400).default(0).register(settingInfo, {
    about:
      'seconds from one status of a new order or ticket to the next; `0` leaves them to people. `npm start` sets `60` in the demo',
    example: '60',
  }),
});

const signIn = z.object({
  OIDC_ISSUER: webUrl.optional().register(settingInfo, {
    about: 'the OpenID provider, as tokens name it',
    example: 'https://id.example.ru/realms/shop',
    fallback: 'the embedded provider',
  }),
  OIDC_CLIENT_ID: text.default('dental-spa').register(settingInfo, {
    about: 'the client that the provider knows the shop as',
    example: 'dental-spa',
  }),
  OIDC_SCOPE: text.default('openid profile email phone shop').register(settingInfo, {
    about: 'the scope that the shop requests when a user signs in',
    example: 'openid profile email phone shop',
  }),
  OIDC_AUDIENCE: text.default('urn:dental:api').register(settingInfo, {
    about: 'the audience of access tokens',
    example: 'urn:dental:api',
  }),
  OIDC_ALGS: texts.default(['ES256']).register(settingInfo, {
    about: 'the algorithms that access tokens may be signed with',
    example: 'ES256,RS256',
  }),
  OIDC_AT_TYP: textOrNull('any').default('at+jwt').register(settingInfo, {
    about: 'the `typ` header of an access token; `any` accepts each',
    example: 'at+jwt',
  }),
  OIDC_REQUIRED_SCOPE: textOrNull('none').default('shop').register(settingInfo, {
    about: 'the scope that a token must have, else 403; `none` requires none',
    example: 'shop',
  }),
  OIDC_JWKS_URL: webUrl.optional().register(settingInfo, {
    about: 'the keys of the provider',
    example: 'https://id.example.ru/realms/shop/keys',
    fallback: 'found by discovery',
  }),
  OIDC_USERINFO: flag.default(true).register(settingInfo, {
    about:
      'names, e-mail and phone that access tokens omit are read from the userinfo endpoint of the provider (see [sign-in](sign-in.md))',
    example: 'off',
  }),
  OIDC_CLIENT_ORIGINS: webOrigins.default([]).register(settingInfo, {
    about: 'further origins whose pages may sign in at the embedded provider',
    example: 'https://shop.example.ru',
  }),
  ALLOW_DEMO_IDENTITY: flag.default(false).register(settingInfo, {
    about: 'lets production run with the embedded provider and its demo people',
    example: 'off',
  }),
  STAFF_ROLES_CLAIM: text.optional().register(settingInfo, {
    about:
      'the claim of an access token with the roles of staff (see [sign-in](sign-in.md)); dots lead inside, as in `realm_access.roles`. Without it an own provider opens the back office to nobody',
    example: 'realm_access.roles',
  }),
  STAFF_NAME_CLAIM: text.default('preferred_username').register(settingInfo, {
    about:
      'the claim that names staff in the audit trail; take `sub` where people may change the other one',
    example: 'sub',
  }),
  IDENTITY_ACCOUNT_URL: webUrl.optional().register(settingInfo, {
    about: 'the account page at the provider, which the profile links to',
    example: 'https://id.example.ru/account',
  }),
});

const company = z.object({
  CONTACT_PHONE: phoneNumber.default(contactPhone).register(settingInfo, {
    about:
      'the phone of the shop in its header, footer and pages; +7800… is shown as 8 800 … and as free of charge',
    example: contactPhone,
  }),
  CONTACT_EMAIL: text.default(contactEmail).register(settingInfo, {
    about: 'the e-mail address of the shop, in the response of `GET /settings`',
    example: contactEmail,
  }),
  SELLER: seller.optional().register(settingInfo, {
    about:
      'who sells, for invoices and transfer documents, and who signs them; none, no such documents',
    example: SELLER_EXAMPLE,
    fallback: 'a sample outside production',
  }),
  SERVICES: services.default([]).register(settingInfo, {
    about: 'other services of the company, in the order in which they are shown',
    example: '[{"name":"Учебный центр","url":"https://study.example.ru"}]',
  }),
  APP_STORE_URL: webUrl.optional().register(settingInfo, {
    about: 'the mobile app for iOS',
    example: 'https://apps.example.ru/ios',
  }),
  GOOGLE_PLAY_URL: webUrl.optional().register(settingInfo, {
    about: 'the mobile app for Android',
    example: 'https://apps.example.ru/android',
  }),
  RUSTORE_URL: webUrl.optional().register(settingInfo, {
    about: 'the mobile app in RuStore',
    example: 'https://apps.example.ru/rustore',
  }),
});

const payments = z.object({
  YOOKASSA_SHOP_ID: text.optional().register(settingInfo, {
    about:
      'the shop at ЮKassa, by which customers pay with a card or by SBP; needs `YOOKASSA_SECRET_KEY`. See [services](services.md)',
    example: '100500',
  }),
  YOOKASSA_SECRET_KEY: text.optional().register(settingInfo, {
    about: 'the secret key of `YOOKASSA_SHOP_ID`',
    example: 'live_a-long-random-text',
    isSecret: true,
  }),
  YOOKASSA_URL: webUrl.default('https://api.yookassa.ru/v3').register(settingInfo, {
    about: 'the API of ЮKassa',
    example: 'https://api.yookassa.ru/v3',
  }),
  YOOKASSA_RECEIPTS: oneOf(['off', 'yookassa', 'cashbox'])
    .default('yookassa')
    .register(settingInfo, {
      about:
        'who makes fiscal receipts (54-ФЗ) of what ЮKassa is sent: `yookassa` its own till, by e-mail alone; `cashbox` a till of another company that is connected to it, by e-mail or SMS; `off` somebody else, and ЮKassa is sent none',
      example: 'cashbox',
    }),
  YOOKASSA_PAYMENT_MODE: oneOf(['full_payment', 'full_prepayment'])
    .default('full_payment')
    .register(settingInfo, {
      about:
        'how receipts show a payment; with `full_prepayment`, VAT is at the computed rate (22/122), and accounting makes the second receipt when the goods are handed over',
      example: 'full_prepayment',
    }),
  YOOKASSA_TAX_SYSTEM: integer(1, 6).optional().register(settingInfo, {
    about: 'code of the tax system in receipts, where the till needs it',
    example: '1',
  }),
});

const delivery = z.object({
  SDEK_ACCOUNT: text.optional().register(settingInfo, {
    about:
      'the account of the API of СДЭК, whose pickup points buyers can then choose beside those of the shop; needs `SDEK_SECRET`, `SDEK_FROM_CITY` and `SDEK_SHIPMENT_POINT`. See [services](services.md)',
    example: 'an-account',
    fallback: 'no points of СДЭК',
  }),
  SDEK_SECRET: text.optional().register(settingInfo, {
    about: 'the secure password of `SDEK_ACCOUNT`',
    example: 'a-long-random-text',
    isSecret: true,
  }),
  SDEK_FROM_CITY: integer(1, 2_000_000_000).optional().register(settingInfo, {
    about: 'the city that parcels leave from, by its code in the directory of СДЭК',
    example: '424',
  }),
  SDEK_SHIPMENT_POINT: text.optional().register(settingInfo, {
    about: 'the office of СДЭК to which the shop brings parcels, by its code',
    example: 'KZN12',
  }),
  SDEK_TARIFF: integer(1, 99_999).default(136).register(settingInfo, {
    about:
      'the tariff of parcels, by its code: one from office to office, as 136 («Посылка») and 234 («Экономичная посылка»)',
    example: '234',
  }),
  SDEK_URL: webUrl.default('https://api.cdek.ru/v2').register(settingInfo, {
    about: 'the API of СДЭК; for trials `https://api.edu.cdek.ru/v2`',
    example: 'https://api.cdek.ru/v2',
  }),
});

const directories = z.object({
  DADATA_API_KEY: text.optional().register(settingInfo, {
    about:
      'the key of the API of DaData, which suggests addresses and organizations; the secret key is not needed. See [services](services.md)',
    example: '0123456789abcdef0123456789abcdef01234567',
    isSecret: true,
  }),
  DADATA_URL: webUrl
    .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs')
    .register(settingInfo, {
      about: 'the API of suggestions of DaData, or of its server in an own network',
      example: 'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
    }),
});

const messages = z.object({
  SMTP_URL: smtpUrl.optional().register(settingInfo, {
    about:
      'the server that sends e-mails, with user and password, percent-encoded: `smtps://` is encrypted from the start (mostly port 465), `smtp://` by STARTTLS (mostly 587), without which no password is sent but to this machine; needs `SMTP_FROM`. See [services](services.md)',
    example: 'smtps://shop%40example.ru:password@smtp.example.ru:465',
    isSecret: true,
  }),
  SMTP_FROM: mailbox.optional().register(settingInfo, {
    about: 'the sender of e-mails by `SMTP_URL`',
    example: 'Магазин <shop@example.ru>',
  }),
  SMS_RU_API_ID: text.optional().register(settingInfo, {
    about: 'the key of the API of SMS.RU, which sends SMS. See [services](services.md)',
    example: '5C7E0B52-1111-2222-3333-0123456789AB',
    isSecret: true,
  }),
  SMS_RU_FROM: text.optional().register(settingInfo, {
    about: 'the sender of SMS, as agreed with SMS.RU',
    example: 'shop',
    fallback: 'the default of the account',
  }),
  SMS_RU_URL: webUrl.default('https://sms.ru').register(settingInfo, {
    about: 'the origin of the API of SMS.RU',
    example: 'https://sms.ru',
  }),
  TELEGRAM_BOT_NAME: botName.optional().register(settingInfo, {
    about:
      'the bot that writes to users in Telegram who have connected it in their settings; needs `TELEGRAM_BOT_TOKEN`, and `PUBLIC_URL` by https, to which Telegram reports. See [services](services.md)',
    example: 'example_shop_bot',
    fallback: 'nobody can choose Telegram',
  }),
  TELEGRAM_BOT_TOKEN: botToken.optional().register(settingInfo, {
    about: 'the token of `TELEGRAM_BOT_NAME`, as @BotFather issues it',
    example: '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw0',
    isSecret: true,
  }),
  TELEGRAM_URL: webUrl.default('https://api.telegram.org').register(settingInfo, {
    about: 'the origin of the Bot API, or of its server in an own network',
    example: 'https://api.telegram.org',
  }),
  MESSAGE_GATEWAY_URL: webUrl.optional().register(settingInfo, {
    about:
      'sends what has no setting of its own here: gets a POST of JSON (`id`, `channel`, `endPoint`, `subject`, `text`, `link`, `expiresAt`) for each message. What nothing sends stays in the outbox; the demo shows it at `/outbox` while none of these settings is set',
    example: 'https://messages.example.ru/send',
  }),
  MESSAGE_GATEWAY_TOKEN: text.optional().register(settingInfo, {
    about: 'the bearer token for `MESSAGE_GATEWAY_URL`',
    example: 'a-long-random-text',
    isSecret: true,
  }),
});

const otherSystems = z.object({
  COMMERCEML_USER: text.default('1c').register(settingInfo, {
    about: 'the user name of 1С at `/1c/exchange` (see [CommerceML](commerceml.md))',
    example: '1c',
  }),
  COMMERCEML_PASSWORD: text.optional().register(settingInfo, {
    about:
      'the password of 1С at `/1c/exchange`, long and random; without it there is no exchange with 1С',
    example: 'a-long-random-text',
    isSecret: true,
  }),
  COMMERCEML_PRICE_TYPES: priceTypes.optional().register(settingInfo, {
    about:
      'what the price types of 1С are for: the one without a contract has the prices for everybody, the others those of the contract with that number; a type may be repeated for several contracts',
    example: 'Розничная; Оптовая=Д-2024/15; Оптовая=Д-2024/16',
    fallback:
      'a type whose name is the number of a contract has its prices, and the only other one those for everybody',
  }),
  PUSH_PRIVATE_KEY: pushKey.optional().register(settingInfo, {
    about:
      'the private key (VAPID) by which push services recognize the shop; another one ends the subscriptions of all browsers. A new one: `npx web-push generate-vapid-keys`',
    example: 'Rv1jXw3rMBdV4zQjQm3u4oX9n1v0mT2kq0cYy0lJg8E',
    fallback: 'made once and stored in the database',
    isSecret: true,
  }),
  PUSH_ORIGINS: webOrigins.default([]).register(settingInfo, {
    about:
      'push services that may be in a private network or without TLS, for tests; all others must be public',
    example: 'http://localhost:4000',
  }),
  PICTURE_ORIGINS: secureOrigins.default([]).register(settingInfo, {
    about:
      'origins from which browsers load images of the catalog themselves; those of all others are loaded once and served by the shop',
    example: 'https://cdn.example.ru',
  }),
  PRIVATE_IMAGE_ORIGINS: webOrigins.default([]).register(settingInfo, {
    about:
      'origins of images in feeds that may be in a private network or at a port of their own; all others must be public',
    example: 'http://images.office.example.ru:8080',
  }),
  RECOMMENDATION_SERVICE_URL: webUrl.optional().register(settingInfo, {
    about:
      'recommends in place of the shop: gets `?kind=…&item=…&limit=…` with market ids, responds with `{"items": [{"id": "…"}]}`; must allow the origin of the shop (CORS)',
    example: 'https://recommend.example.ru/v1',
  }),
  RECOMMENDATION_HELP_URL: webUrl.optional().register(settingInfo, {
    about: 'the page that says how recommendations work',
    example: 'https://help.example.ru/recommendations',
  }),
  SEARCH_BOOSTER_URL: webUrl.optional().register(settingInfo, {
    about:
      'script of a search widget, which leaves `window.searchBooster` (`src/features/catalog/recommendations/booster/booster-widget.ts`); loaded for a user who opens the search and has agreed to cookies',
    example: 'https://booster.example.ru/widget.js',
  }),
  WEB_ANALYTICS_ID: counterNumber.optional().register(settingInfo, {
    about:
      'the counter of Yandex.Metrica; without it visits and purchases are reported to nobody (see [third parties](third-parties.md))',
    example: '24226447',
  }),
  WEB_ANALYTICS_URL: scriptUrl
    .default('https://mc.yandex.ru/metrika/tag.js')
    .register(settingInfo, {
      about: 'script of the counter, loaded after the user has agreed to cookies',
      example: 'https://mc.yandex.ru/metrika/tag.js',
    }),
  TAG_MANAGER_URL: scriptUrl.optional().register(settingInfo, {
    about:
      'script of a tag manager, which reads `window.dataLayer`; loaded after the user has agreed to cookies. It may load only the scripts of `TAG_MANAGER_SCRIPTS`',
    example: 'https://tags.example.ru/container.js',
  }),
  TAG_MANAGER_SCRIPTS: scriptUrls.default([]).register(settingInfo, {
    about:
      'further scripts that the container of the tag manager may load: full URLs, or folders with a slash at the end. Who can change them, or the container, can read what users type; so name no service where anyone can put a file',
    example: 'https://tags.example.ru/pixels/',
  }),
  MARKETPLACE_WIDGETS_URL: scriptUrl.optional().register(settingInfo, {
    about:
      'script of the widgets of a marketplace, which leaves `window.marketplaceWidgets` (`src/features/product-parts/marketplace/marketplace-widgets.ts`); loaded after the user has agreed to cookies and scrolled to the reviews of a product',
    example: 'https://market.example.ru/widgets.js',
  }),
  RATING_WIDGET_URL: scriptUrl.optional().register(settingInfo, {
    about:
      'page with the rating of the shop at a service of maps and reviews, 150 × 50 pixels; framed in the footer for users who have agreed to cookies',
    example: 'https://yandex.ru/sprav/widget/rating-badge/1124715036',
  }),
  SMARTCAPTCHA_CLIENT_KEY: text.optional().register(settingInfo, {
    about:
      'the public key of a captcha of Yandex SmartCaptcha, which visitors pass before they share products or report an error; needs `SMARTCAPTCHA_SERVER_KEY`. See [services](services.md)',
    example: 'ysc1_a-public-key',
    fallback: 'no captcha',
  }),
  SMARTCAPTCHA_SERVER_KEY: text.optional().register(settingInfo, {
    about: 'the secret key of the same captcha',
    example: 'ysc2_a-long-random-text',
    isSecret: true,
  }),
  SMARTCAPTCHA_URL: scriptOrigin
    .default('https://smartcaptcha.cloud.yandex.ru')
    .register(settingInfo, {
      about: 'the origin of Yandex SmartCaptcha',
      example: 'https://smartcaptcha.cloud.yandex.ru',
    }),
  THIRD_PARTY_ORIGINS: webOrigins.default([]).register(settingInfo, {
    about:
      'further origins that the scripts of third parties send requests to and load images from',
    example: 'https://mc.yandex.com',
  }),
  WIDGET_POLICIES: policyNames.default([]).register(settingInfo, {
    about: 'names of the Trusted Types policies that the scripts of third parties create',
    example: 'booster',
  }),
});

/** Who sells in a demonstration. */
export const SAMPLE_SELLER = seller.parse(SELLER_EXAMPLE);

/** The settings in the order of docs/configuration.md. */
export const settingGroups = [
  ['The server', listening],
  ['Data', data],
  ['Files', storage],
  ['Demonstration', demonstration],
  ['Sign-in', signIn],
  ['The company', company],
  ['Payments', payments],
  ['Delivery', delivery],
  ['Directories', directories],
  ['Messages', messages],
  ['Other systems', otherSystems],
] as const;

export const settings = z.object({
  ...listening.shape,
  ...data.shape,
  ...storage.shape,
  ...demonstration.shape,
  ...signIn.shape,
  ...company.shape,
  ...payments.shape,
  ...delivery.shape,
  ...directories.shape,
  ...messages.shape,
  ...otherSystems.shape,
});
