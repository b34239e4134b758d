import type { BrowserContext, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { pushKeysOf } from '#tests/support/fakes/push-keys.ts';

const ENDPOINT = 'https://push.example.ru/send/e2e';

/** A browser with a push service and a user who allows notifications: headless ones have neither. */
async function fakePush(page: Page, permission: 'granted' | 'denied' | 'fails'): Promise<void> {
  await page.addInitScript(
    ([endpoint, keys, outcome]) => {
      const make = () => ({
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('fake-push');
          return true;
        },
      });
      const granted = () => localStorage.getItem('fake-permission') ?? 'default';
      Object.defineProperty(Notification, 'permission', { get: granted });
      Notification.requestPermission = async () => {
        localStorage.setItem('fake-permission', outcome === 'fails' ? 'granted' : outcome);
        return granted() as NotificationPermission;
      };
      const { prototype } = PushManager;
      const known = () => (localStorage.getItem('fake-push') ? make() : null);
      prototype.getSubscription = async () => known() as unknown as PushSubscription | null;
      prototype.subscribe = async () => {
        if (outcome === 'fails') throw new DOMException('no push service', 'AbortError');
        localStorage.setItem('fake-push', 'on');
        return known() as unknown as PushSubscription;
      };
    },
    [ENDPOINT, pushKeysOf(), permission] as const,
  );
}

const partsOf = (page: Page) => {
  const part = page.getByRole('region', { name: 'Push-уведомления' });
  return {
    part,
    enable: part.getByRole('button', { name: 'Включить на этом устройстве' }),
    disable: part.getByRole('button', { name: 'Отключить на этом устройстве' }),
    box: (topic: string) =>
      page.getByRole('group', { name: topic }).getByRole('checkbox', { name: 'Push-уведомления' }),
  };
};

test.describe('push: settings', () => {
  test.use({
    person: demoIndividual,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });

  test('choosing Push enables this device, and signing out ends it', async ({ page, states }) => {
    await fakePush(page, 'granted');
    await page.goto('/profile/settings');
    const { part, enable, disable, box } = partsOf(page);
    await expect(part).toContainText('На этом устройстве выключены.');
    // Nothing is requested before a click.
    expect(await page.evaluate(() => localStorage.getItem('fake-permission'))).toBeNull();
    await box('Поступления').click();
    await expect(box('Поступления')).toBeChecked();
    await expect(part).toContainText('На этом устройстве включены.');
    await expect(page.getByText('Сохранено')).toBeVisible();
    await page.reload();
    await expect(disable).toBeVisible();
    await expect(box('Поступления')).toBeChecked();

    await disable.click();
    await expect(enable).toBeVisible();
    await enable.click();
    await expect(disable).toBeVisible();
    const { client } = await states();
    const devices = () => client.call<{ items: unknown[] }>('GET', '/profile/push');
    expect((await devices()).items).toHaveLength(1);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('fake-push'))).toBeNull();
    expect((await devices()).items).toHaveLength(0);
  });

  test('a rejected permission leaves Push unchosen and says where to allow it', async ({
    page,
  }) => {
    await fakePush(page, 'denied');
    await page.goto('/profile/settings');
    const { part, enable, box } = partsOf(page);
    await box('Компания').click();
    await expect(part).toContainText('Браузер не разрешает сайту уведомления.');
    await expect(enable).toHaveCount(0);
    await expect(box('Компания')).not.toBeChecked();
    await expect(box('Компания')).toBeDisabled();
  });

  test('a push service that cannot be reached is reported', async ({ page }) => {
    await fakePush(page, 'fails');
    await page.goto('/profile/settings');
    const { enable, box } = partsOf(page);
    await enable.click();
    await expect(page.getByText('служба браузера недоступна')).toBeVisible();
    await expect(enable).toBeEnabled();
    await expect(box('Компания')).not.toBeChecked();
  });
});

/** Delivers a message to the service worker as the browser's push service does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the test replaces in the service worker. */
interface WorkerScope {
  shown: { title: string }[];
  ServiceWorkerRegistration: {
    prototype: { showNotification(title: string, options: object): Promise<void> };
  };
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  ExtendableEvent: new (type: string) => Event;
}

test.describe('push: the service worker', () => {
  test.use({ person: demoIndividual, serviceWorkers: 'allow' });

  test('shows a message, and opens its page in the open tab', async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('/info/delivery');
    // The worker is registered after the first user input, once the page is idle.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(context.serviceWorkers()).toHaveLength(1);
    }).toPass();
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('No service worker');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // What a headless browser does not do: it shows no notification, and nobody can click on one.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as WorkerScope;
      scope.shown = [];
      scope.ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        scope.shown.push({ title, ...options });
      };
      scope.WindowClient.prototype.focus = async function focus() {
        return this;
      };
    });
    const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
    const message = { id: '7', title: 'Заказ Д-1 отправлен', text: 'Едет', url: '/info/warranty' };
    await deliver(context, page, JSON.stringify(message));
    const expected = { title: message.title, body: 'Едет', tag: '7', data: { url: message.url } };
    await expect.poll(shown).toEqual([expect.objectContaining(expected)]);
    await deliver(context, page, 'nonsense');
    await expect.poll(async () => (await shown())[1]?.title).toBe('Новое уведомление');

    const click = (url: string) =>
      worker.evaluate((target) => {
        const { ExtendableEvent: Extendable } = globalThis as unknown as WorkerScope;
        const notification = { data: { url: target }, close: () => {} };
        dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }));
      }, url);
    await click(message.url);
    await expect(page).toHaveURL(/\/info\/warranty$/);
    // A message never leads out of the shop.
    await click('https://elsewhere.example.ru/');
    await expect(page).toHaveURL('/profile/notifications');
  });
});
