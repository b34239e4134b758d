import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

async function settings(env: Record<string, string>) {
  server = await startTestServer({ config: readConfig({ NODE_ENV: 'test', ...env }) });
  return server.request('GET', '/api/v1/settings');
}

describe('getSettings', () => {
  it('may be cached for 60 seconds, and has no links by default', async () => {
    const { status, body, headers } = await settings({});
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body).toMatchObject({
      rocadaIdentityURL: null,
      contactPhone: '+78002507780',
      commentMaxLength: 300,
      commentMaxLengths: { order: 500, ticketMessage: 2000 },
      recommendationServiceURL: null,
      searchBoosterURL: null,
      webAnalytics: null,
      tagManagerURL: null,
      marketplaceWidgetsURL: null,
      services: [],
      mobileApps: { appStore: null, googlePlay: null, ruStore: null },
    });
  });

  it('follows the settings of the server', async () => {
    const { status, body } = await settings({
      IDENTITY_ACCOUNT_URL: 'https://id.example.ru/account',
      CONTACT_PHONE: '+74951234567',
      CONTACT_EMAIL: 'sale@example.ru',
      SERVICES: '[{"name":"Учебный центр","url":"https://study.example.ru"}]',
      APP_STORE_URL: 'https://apps.example.ru/ios',
      RECOMMENDATION_SERVICE_URL: 'https://recommend.example.ru/v1/',
      SEARCH_BOOSTER_URL: 'https://booster.example.ru/widget.js',
      WEB_ANALYTICS_ID: '24226447',
      TAG_MANAGER_URL: 'https://tags.example.ru/container.js?id=7',
      MARKETPLACE_WIDGETS_URL: 'https://market.example.ru/widgets.js',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rocadaIdentityURL: 'https://id.example.ru/account',
      contactPhone: '+74951234567',
      contactEmail: 'sale@example.ru',
      recommendationServiceURL: 'https://recommend.example.ru/v1',
      searchBoosterURL: 'https://booster.example.ru/widget.js',
      webAnalytics: {
        counterID: '24226447',
        scriptURL: 'https://mc.yandex.ru/metrika/tag.js',
      },
      tagManagerURL: 'https://tags.example.ru/container.js?id=7',
      marketplaceWidgetsURL: 'https://market.example.ru/widgets.js',
      services: [{ name: 'Учебный центр', description: '' }],
      mobileApps: { appStore: 'https://apps.example.ru/ios' },
    });
  });
});
