import { demoIndividual } from '#demo/people.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { type FakeSdek, startFakeSdek } from '#tests/support/fakes/sdek.ts';
import { ShopServer } from '#tests/support/servers/shop-server.ts';

/** Cities by the directory of СДЭК. */
const MOSCOW = 44;
const KIROV = 198;

/** A shop that also sends orders to points of СДЭК. */
const test = base.extend<object, { sdek: FakeSdek }>({
  sdek: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it.
    async ({}, use) => {
      const sdek = await startFakeSdek();
      sdek.points.push(
        { code: 'MSK1', city: 'Москва', cityCode: MOSCOW, address: 'ул. Лесная, 5' },
        { code: 'KIR1', city: 'Киров', cityCode: KIROV, address: 'ул. Ленина, 1' },
      );
      sdek.prices.set(MOSCOW, 250).set(KIROV, 310);
      await use(sdek);
      await sdek.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ sdek }, use) => {
      const { account, secret, url, fromCity, shipmentPoint, tariff } = sdek.config;
      const shop = await ShopServer.launch({
        settings: {
          SDEK_ACCOUNT: account,
          SDEK_SECRET: secret,
          SDEK_URL: url,
          SDEK_FROM_CITY: String(fromCity),
          SDEK_SHIPMENT_POINT: shipmentPoint,
          SDEK_TARIFF: String(tariff),
        },
      });
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

test('points of a carrier: one in another city is found, chosen with its price, and ordered', async ({
  page,
  states,
}) => {
  const id = await (await states()).begunCheckout();
  await page.goto(`/order/${id}`);
  const method = page.getByRole('region', { name: 'Способ получения' });
  const changing = method.getByRole('button', { name: 'Изменить' });
  const next = method.getByRole('button', { name: 'Продолжить' });
  await expect(changing.or(next)).toBeVisible();
  if (await changing.isVisible()) await changing.click();
  await method.getByRole('radio', { name: /^Самовывоз/ }).check();
  await next.click();

  const points = page.getByRole('region', { name: 'Пункт выдачи' });
  const search = points.getByLabel('Город, улица или название');
  await search.fill('киров ленина');
  const found = points.getByRole('radio', { name: /Киров/ });
  await expect(found).toHaveCount(1);
  await expect(points).toContainText(/310\s₽|3\d\d\s₽/);
  await found.check();
  await points.getByRole('button', { name: 'Продолжить' }).click();
  await expect(points).toContainText('ул. Ленина, 1');
  const checkout = await (await states()).client.call<{
    delivery: { cost: number; point: { city: string } };
  }>('GET', `/checkout/${id}`);
  expect(checkout.delivery.point.city).toBe('Киров');
  expect(checkout.delivery.cost).toBeGreaterThan(0);

  await page
    .getByRole('region', { name: 'Оплата' })
    .getByRole('radio', { name: /^Наличными/ })
    .check();
  await page
    .getByRole('region', { name: 'Оплата' })
    .getByRole('button', { name: 'Продолжить' })
    .click();
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();
});

test.describe('a search that fails', () => {
  test.use({ tolerance: { console: [/status of 500/], statuses: [500] } });

  test('points of a carrier: the search says that it does not respond, and the list stays', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    const id = await buyer.begunCheckout();
    await buyer.client.call('PUT', `/checkout/${id}/delivery`, { method: 'Pickup' });
    const failure = { message: 'Сбой', traceID: 'c0ffee' };
    await page.route(/\/delivery\?query=/, (route) =>
      route.fulfill({ status: 500, json: failure }),
    );
    await page.goto(`/order/${id}`);
    const points = page.getByRole('region', { name: 'Пункт выдачи' });
    const changing = points.getByRole('button', { name: 'Изменить' });
    const search = points.getByLabel('Город, улица или название');
    await expect(changing.or(search)).toBeVisible();
    if (await changing.isVisible()) await changing.click();
    await search.fill('москва');
    await expect(points).toContainText('Поиск не отвечает: показаны не все пункты');
    await expect(points.getByRole('radio', { name: /Москва/ }).first()).toBeVisible();
  });
});
