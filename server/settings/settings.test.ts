import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

async function settings(env: Record<string, string>) {
  server = await startTestServer({ config: readConfig({ NODE_ENV: 'test', ...env }) });
  return server.request('GET', '/api/v1/settings');
}

describe('getSettings', () => {
  it('has no links by default', async () => {
    const { status, body, headers } = await settings({});
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body).toMatchObject({
      rocadaIdentityURL: null,
      contactPhone: '+78002507780',
      commentMaxLength: 300,
      recommendationServiceURL: null,
      searchBoosterURL: null,
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
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rocadaIdentityURL: 'https://id.example.ru/account',
      contactPhone: '+74951234567',
      contactEmail: 'sale@example.ru',
      recommendationServiceURL: 'https://recommend.example.ru/v1',
      searchBoosterURL: 'https://booster.example.ru/widget.js',
      services: [{ name: 'Учебный центр', description: '' }],
      mobileApps: { appStore: 'https://apps.example.ru/ios' },
    });
  });
});
