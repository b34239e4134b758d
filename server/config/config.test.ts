import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settingInfo, settings } from './settings.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/shop');

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(read({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: '/srv/shop/.data',
      shopDir: '/srv/shop/dist/shop',
      databaseUrl: null,
      demo: true,
      validateResponses: true,
      identity: { embedded: true, issuer: 'http://localhost:3000/oidc', algorithms: ['ES256'] },
    });
  });

  it('takes an empty setting for none', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('is stricter in production', () => {
    expect(read({ NODE_ENV: 'production' })).toMatchObject({
      demo: false,
      validateResponses: false,
      embeddedDatabaseAllowedInProduction: false,
      identity: { embeddedAllowedInProduction: false },
    });
  });

  it('follows the port and the public address', () => {
    expect(read({ PORT: '3001' }).identity.issuer).toBe('http://localhost:3001/oidc');
    expect(read({ PUBLIC_URL: 'https://shop.example.ru/' })).toMatchObject({
      publicUrl: 'https://shop.example.ru',
      identity: { issuer: 'https://shop.example.ru/oidc' },
    });
  });

  it('reads a mail server and its sender, and says what is wrong without the password', () => {
    const from = { SMTP_FROM: 'Магазин <shop@example.ru>' };
    expect(
      read({ SMTP_URL: 'smtps://shop%40example.ru:p%2Fw@smtp.example.ru', ...from }).smtp,
    ).toEqual({
      host: 'smtp.example.ru',
      port: 465,
      isSecure: true,
      requiresTLS: true,
      credentials: { user: 'shop@example.ru', password: 'p/w' },
      from: { name: 'Магазин', address: 'shop@example.ru' },
    });
    expect(read({ SMTP_URL: 'smtp://[::1]:25', SMTP_FROM: 'shop@example.ru' }).smtp).toEqual({
      host: '::1',
      port: 25,
      isSecure: false,
      requiresTLS: false,
      credentials: null,
      from: { name: '', address: 'shop@example.ru' },
    });
    expect(() => read({ SMTP_URL: 'smtp://u:secret%zz@mail', ...from })).toThrow(
      /^SMTP_URL: expected a URL that begins with smtps:\/\/ or smtp:\/\/; user and password must be percent-encoded\. Example/,
    );
    expect(() => read({ SMTP_URL: 'https://u:secret@mail', ...from })).toThrow(
      /^SMTP_URL: (?!.*secret)/,
    );
    expect(() => read({ SMTP_URL: 'smtp://mail' })).toThrow('SMTP_URL is set without SMTP_FROM');
    expect(() => read({ SMTP_URL: 'smtp://mail', SMTP_FROM: 'a@b.ru, c@d.ru' })).toThrow(
      'SMTP_FROM',
    );
  });

  it('reads a directory, and a storage when all of it is named', () => {
    expect(read({})).toMatchObject({ dadata: null, s3: null });
    expect(read({ DADATA_API_KEY: 'key' }).dadata).toEqual({
      apiKey: 'key',
      url: 'https://suggestions.dadata.ru/suggestions/api/4_1/rs',
    });
    const s3 = {
      S3_URL: 'https://storage.example.ru/',
      S3_BUCKET: 'shop-files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(read(s3).s3).toEqual({
      url: 'https://storage.example.ru',
      region: 'us-east-1',
      bucket: 'shop-files',
      accessKeyID: 'id',
      secretAccessKey: 'secret',
    });
    for (const name of Object.keys(s3)) {
      expect(() => read({ ...s3, [name]: '' }), name).toThrow(name);
    }
    expect(read({ ...s3, S3_CATALOG_IMAGES: 'on' }).storesImages).toBe(true);
    expect(read({ S3_CATALOG_IMAGES: 'off' }).storesImages).toBe(false);
    expect(() => read({ S3_CATALOG_IMAGES: 'on' })).toThrow('is set without S3_URL');
    expect(() => read({ ...s3, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET=a/b: expected 3 to 63');
  });

  it('takes any issuer by settings alone', () => {
    const { identity } = read({
      OIDC_ISSUER: 'https://id.example.ru/realms/shop/',
      OIDC_AUDIENCE: 'urn:other',
      OIDC_ALGS: 'RS256, PS256',
      OIDC_AT_TYP: 'any',
      OIDC_CLIENT_ID: 'spa',
    });
    expect(identity).toMatchObject({
      embedded: false,
      issuer: 'https://id.example.ru/realms/shop',
      audience: 'urn:other',
      algorithms: ['RS256', 'PS256'],
      tokenType: null,
      clientId: 'spa',
    });
  });

  it('opens the back office by a claim of an own provider only when it is named', () => {
    const own = { OIDC_ISSUER: 'https://id.example.ru' };
    expect(read({}).identity.staffRolesClaim).toBe('roles');
    expect(read(own).identity.staffRolesClaim).toBe(null);
    const named = read({ ...own, STAFF_ROLES_CLAIM: 'realm_access.roles' });
    expect(named.identity.staffRolesClaim).toBe('realm_access.roles');
  });

  it.each([
    [{ PORT: '80a' }, 'PORT=80a: expected a whole number from 0 to 65535. Example: PORT=3000'],
    [{ PORT: '70000' }, 'PORT=70000: expected a whole number'],
    [{ PORT: '30.5' }, 'PORT=30.5: expected a whole number'],
    [{ NODE_ENV: 'prod' }, 'expected one of development, test, production'],
    [{ DEMO: 'maybe' }, 'DEMO=maybe: expected on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: expected one of trace, debug, info'],
    [{ PUBLIC_URL: 'shop.example.ru' }, 'Example: PUBLIC_URL=https://shop.example.ru'],
    [{ PUBLIC_URL: 'https://example.ru/shop' }, 'expected an origin: scheme, host and port'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL=javascript:alert(1): expected an origin'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'Example: DATABASE_URL=postgres://'],
    [{ TRUSTED_PROXY: 'balancer' }, 'Example: TRUSTED_PROXY=10.0.0.0/8'],
    [{ OIDC_ISSUER: 'id' }, 'OIDC_ISSUER=id: expected a URL'],
    [{ PICTURE_ORIGINS: 'http://cdn.example.ru' }, 'expected https:// origins'],
    [{ WEB_ANALYTICS_ID: 'UA-1' }, 'WEB_ANALYTICS_ID=UA-1: expected the number of a counter'],
    [
      { WEB_ANALYTICS_URL: 'http://stats.example.ru/t.js' },
      'expected a URL that begins with https',
    ],
    [{ TAG_MANAGER_URL: 'https://a.example.ru/x.js; script-src *' }, 'expected a URL that begins'],
    [{ MARKETPLACE_WIDGETS_URL: 'widgets.js' }, 'Example: MARKETPLACE_WIDGETS_URL=https://'],
    [{ THIRD_PARTY_ORIGINS: 'mc.example.ru' }, 'expected origins'],
    [{ WIDGET_POLICIES: "a 'none'" }, 'expected names of Trusted Types policies'],
    [{ SELLER: '{"name":"ООО «Образец»"}' }, 'inn must be a text; kpp must be a text'],
    [{ SERVICES: '{}' }, 'it is not a list'],
    [{ SERVICES: '[{"name":"Учёба","url":"study"}]' }, '[0].url must be a URL'],
    [{ SERVICES: 'nonsense' }, 'it is not JSON'],
  ])('says what is expected instead of %j', (env, message) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(message);
  });

  it('names all mistakes at once, one in a line', () => {
    expect(() => read({ PORT: '80a', DEMO: 'maybe', HOST: '0.0.0.0' })).toThrow(
      /^PORT=80a: [^\n]+\n *DEMO=maybe: [^\n]+$/,
    );
  });

  it('has a valid example for every setting', () => {
    const examples = Object.entries(settings.shape).map(
      ([name, schema]) => [name, settingInfo.get(schema)?.example ?? ''] as const,
    );
    expect(examples.length).toBeGreaterThan(40);
    expect(() => read(Object.fromEntries(examples))).not.toThrow();
    expect(examples.filter(([, example]) => example === '')).toEqual([]);
  });

  it('never repeats a password', () => {
    const env = { DATABASE_URL: 'mysql://shop:secret@x/y' };
    expect(() => read(env)).toThrow(/^(?!.*secret).*DATABASE_URL: expected/);
  });

  it('counts no visits without a counter, and with one by the published script', () => {
    expect(read({}).shop).toMatchObject({
      webAnalytics: null,
      tagManagerUrl: null,
      tagManagerScripts: [],
      marketplaceWidgetsUrl: null,
      thirdPartyOrigins: [],
    });
    expect(read({ WEB_ANALYTICS_ID: '24226447' }).shop.webAnalytics).toEqual({
      counterID: '24226447',
      scriptUrl: 'https://mc.yandex.ru/metrika/tag.js',
    });
    const local = { WEB_ANALYTICS_ID: '1', WEB_ANALYTICS_URL: 'http://localhost:4000/tag.js' };
    expect(read(local).shop.webAnalytics?.scriptUrl).toBe('http://localhost:4000/tag.js');
  });

  it('lets a tag manager load the named scripts, and nothing without one', () => {
    const TAG_MANAGER_SCRIPTS = 'https://tags.example.ru/pixels/, https://cdn.example.ru/a.js?v=2';
    const TAG_MANAGER_URL = 'https://tags.example.ru/container.js';
    expect(read({ TAG_MANAGER_URL, TAG_MANAGER_SCRIPTS }).shop.tagManagerScripts).toEqual([
      'https://tags.example.ru/pixels/',
      'https://cdn.example.ru/a.js',
    ]);
    expect(read({ TAG_MANAGER_SCRIPTS }).shop.tagManagerScripts).toEqual([]);
    expect(() =>
      read({ TAG_MANAGER_URL, TAG_MANAGER_SCRIPTS: "https://a.example.ru/'unsafe-eval'" }),
    ).toThrow('TAG_MANAGER_SCRIPTS');
  });

  it('reads the contacts and the seller', () => {
    const services =
      '[{"name":"Учебный центр","url":"https://study.example.ru/","description":"Курсы"}]';
    expect(read({}).shop).toMatchObject({ services: [], appStoreUrl: null });
    expect(
      read({ SERVICES: services, RUSTORE_URL: 'https://apps.example.ru/1' }).shop,
    ).toMatchObject({
      ruStoreUrl: 'https://apps.example.ru/1',
      services: [{ name: 'Учебный центр', url: 'https://study.example.ru/', description: 'Курсы' }],
    });
  });

  it('reads the headers of the collector of traces', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    const traced = (OTEL_EXPORTER_OTLP_HEADERS: string) =>
      read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).tracing;
    expect(traced('Authorization=Basic%20a2V5=,x-tenant=shop')).toMatchObject({
      url: 'http://127.0.0.1:4318',
      headers: { Authorization: 'Basic a2V5=', 'x-tenant': 'shop' },
    });
    for (const wrong of ['key', 'key=%zz', 'key=%ff', 'a=1,b']) {
      expect(() => traced(wrong)).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
    }
  });

  it.each(['nonsense', '{}', '[{"name":"Без адреса"}]', '[{"url":"https://a.example.ru"}]'])(
    'rejects services that cannot be shown: %s',
    (SERVICES) => {
      expect(() => read({ SERVICES })).toThrow(ConfigError);
    },
  );
});
