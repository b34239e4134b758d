import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { zoneOf } from '#server/delivery/tariffs.ts';
import { paymentOptions } from '#server/order/state/payment-options.ts';
import { formatContactPhone, formatPhone } from '#src/lib/contacts/phone.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { infoGroups } from '#src/lib/pages/info-pages.ts';
import { plainText } from '#src/lib/text/plain-text.ts';
import { readContract, startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { pageFacts } from './page-facts.ts';
import { readPages } from './page-file.ts';

let server: TestServer;
let settings: Record<string, string> | undefined;

afterAll(() => server.close());

/** A server with these settings, the last one where it has them. */
async function start(env: Record<string, string> = {}): Promise<void> {
  if (JSON.stringify(env) === JSON.stringify(settings)) return;
  if (settings) await server.close();
  settings = env;
  server = await startTestServer({ config: readConfig({ NODE_ENV: 'test', ...env }) });
}

async function html(id: string): Promise<string> {
  const { status, body } = await server.request('GET', `/api/v1/emptypage/${id}`);
  expect(status).toBe(200);
  return body.html;
}

/** Cells of the rows of a page's tables, headers left out. */
async function rows(id: string): Promise<string[][]> {
  return [...(await html(id)).matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) =>
      [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => plainText(cell)),
    )
    .filter((cells) => cells.length > 0);
}

/** Kopecks in «1 500 ₽». */
const kopecks = (text: string) => Number(text.replaceAll(/\D/g, '')) * 100;

const options = (city: string, parcel = { weight: 500, amount: 1 }) =>
  server.services.delivery.listOptions({ parcel, city, now: new Date() });

describe('page facts: what a page says is what the checkout does', () => {
  it('names every tariff, and each city has the price and the time of its row', async () => {
    await start();
    const found = await rows('delivery');
    expect(found).toHaveLength(3);
    for (const [cities = '', time = '', price = '', freeFrom = ''] of found) {
      for (const city of cities
        .split(', ')
        .map((name) => (/^Остальные/.test(name) ? 'Верхоянск' : name))) {
        const [courier] = await options(city);
        expect(courier, city).toMatchObject({ cost: kopecks(price), freeFrom: kopecks(freeFrom) });
        expect(courier?.description).toContain(time);
      }
    }
    const named = found.flatMap(([cities = '']) => cities.split(', '));
    for (const city of ['Москва', 'Самара']) expect(named).toContain(city);
    expect(zoneOf('Верхоянск').cities).toEqual([]);
  });

  it('charges for weight, and takes no more, as the page says', async () => {
    await start();
    const text = plainText(await html('delivery'));
    const [, first, next, extra, most] =
      /первые (\d+)\s+кг\. За каждые следующие (\d+)\s+кг.*?добавляется ([\d\s]+₽).*?весом до (\d+)\s+кг/s.exec(
        text,
      ) ?? [];
    const cost = async (weight: number) => (await options('Казань', { weight, amount: 1 }))[0];
    const grams = Number(first) * 1000;
    const base = (await cost(grams))?.cost ?? 0;
    expect((await cost(grams + 1))?.cost).toBe(base + kopecks(extra ?? ''));
    expect((await cost(grams + Number(next) * 1000))?.cost).toBe(base + kopecks(extra ?? ''));
    expect(await cost(Number(most) * 1000)).toMatchObject({ allowed: true });
    expect(await cost(Number(most) * 1000 + 1)).toMatchObject({ allowed: false });
    const [courier] = await options('Казань');
    for (const { from, to } of courier?.dates[0]?.intervals ?? []) {
      expect(text).toContain(`с ${from.replace(/^0/, '')} до ${to.replace(/^0/, '')}`);
    }
  });

  it('keeps a parcel as long as the checkout says, on every page', async () => {
    await start();
    const [, pickup] = await options('Казань');
    const [, time = ''] = /Храним (.+)/.exec(pickup?.description ?? '') ?? [];
    for (const id of ['delivery', 'publicOffer', 'help']) expect(await html(id)).toContain(time);
    const all = await Promise.all(
      infoGroups.flatMap(({ pages }) => pages.map(({ id }) => html(id))),
    );
    expect(all.filter((text) => /хран[а-я]+ (?:пять|семь|\d+ рабоч)/i.test(text))).toEqual([]);
  });

  it('lists every pickup point with its limit', async () => {
    await start();
    const [, pickup] = await options('Казань');
    const points = pickup?.points ?? [];
    const found = (await rows('contacts')).filter(([, , , limit]) => limit?.startsWith('до '));
    expect(found).toHaveLength(points.length);
    for (const { id, name, address, phone, schedule } of points) {
      const row = found.find(([where]) => where?.includes(name));
      expect(row?.slice(0, 3)).toEqual([`${name}\n${address}`, schedule, formatPhone(phone)]);
      const limit = Number(/\d+/.exec(row?.[3] ?? '')?.[0]) * 1000;
      const request = { city: null, now: new Date() };
      const at = (weight: number) =>
        server.services.delivery.findPoint(id, { ...request, parcel: { weight, amount: 1 } });
      expect(await at(limit)).toMatchObject({ allowed: true });
      expect(await at(limit + 1)).toMatchObject({ allowed: false });
    }
  });

  it.each([true, false])(
    'lists the payment methods of the checkout (online: %s)',
    async (paysOnline) => {
      await start(paysOnline ? {} : { LOCAL_PAYMENT: 'off' });
      const [individual = '', partner = ''] = (await html('conditions')).split('<h2>').slice(1);
      for (const [kind, text] of [
        ['Individual', individual],
        ['Partner', partner],
      ] as const) {
        const listed = [...text.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name);
        const provider = server.services.payment;
        const offered = paymentOptions({ kind, toPay: 1_000_000, contract: null, provider });
        expect(listed).toEqual(offered.filter(({ allowed }) => allowed).map(({ name }) => name));
        for (const { name, allowed, description } of offered) {
          if (allowed) expect(text.toLowerCase()).toContain(description.toLowerCase());
          else expect(listed).not.toContain(name);
        }
      }
      expect(await html('publicOffer')).toContain(individual.match(/<ul>.*?<\/ul>/s)?.[0]);
      expect(await html('buyLikeLegal')).toContain(partner.match(/<ul>.*?<\/ul>/s)?.[0]);
    },
  );

  it('names the bounds within which a payment method is offered', async () => {
    await start();
    const [individual = '', partner = ''] = (await html('conditions')).split('<h2>').slice(1);
    const bounds = (text: string, name: string) =>
      [
        ...(new RegExp(`<strong>${name}</strong>.*`).exec(text)?.[0] ?? '').matchAll(/[\d\s]+₽/g),
      ].map(([sum]) => kopecks(sum));
    const allows = (kind: 'Individual' | 'Partner', name: string, toPay: number) =>
      paymentOptions({ kind, toPay, contract: null, provider: { installments: true } }).find(
        (option) => option.name === name,
      )?.allowed;
    const [from = 0, to = 0] = bounds(individual, 'Рассрочка от Сбера');
    expect(
      [from - 1, from, to, to + 1].map((sum) => allows('Individual', 'Рассрочка от Сбера', sum)),
    ).toEqual([false, true, true, false]);
    const [sbp = 0] = bounds(individual, 'Через СБП');
    expect([sbp, sbp + 1].map((sum) => allows('Individual', 'Через СБП', sum))).toEqual([
      true,
      false,
    ]);
    const [cash = 0] = bounds(partner, 'Наличными при получении');
    expect(
      [cash, cash + 1].map((sum) => allows('Partner', 'Наличными при получении', sum)),
    ).toEqual([true, false]);
    expect(formatMoney(cash)).toBe('100\u00a0000\u00a0₽');
  });

  it('gives the contacts of the settings', async () => {
    await start({ CONTACT_EMAIL: 'sale@example.ru', CONTACT_PHONE: '+74951234567' });
    const { body } = await server.request('GET', '/api/v1/settings');
    for (const id of ['contacts', 'publicOffer', 'warranty']) {
      const text = await html(id);
      expect(text).toContain(
        `<a href="tel:${body.contactPhone}">${formatContactPhone(body.contactPhone)}</a>`,
      );
      expect(text).toContain('<a href="mailto:sale@example.ru">sale@example.ru</a>');
      expect(text).not.toContain('zakaz@example.ru');
      expect(text).not.toContain('8\u00a0800');
      expect(text).not.toContain('звонок по России бесплатный');
    }
  });

  it('gives the details of the seller that invoices name', async () => {
    await start();
    const { seller } = server.config.shop;
    const { director: _director, accountant: _accountant, ...details } = seller ?? {};
    for (const id of ['contacts', 'publicOffer']) {
      const values = (await rows(id)).map(([, value]) => value);
      for (const value of Object.values(details)) expect(values).toContain(value);
    }
    expect(await html('publicOffer')).toContain(`Продавец – ${seller?.name}`);
  });

  it('has a sentence where the seller is not known', async () => {
    await start();
    const shop = { ...server.config.shop, seller: null };
    const pages = await readPages({ ...server, config: { ...server.config, shop } });
    expect(pages.get('contacts')?.html).toContain('Реквизиты продавца пришлём по запросу');
    expect(pages.get('publicOffer')?.html).toContain('Продавец – магазин «Дентамаркет»');
  });
});

describe('the pages of the demo', () => {
  let pages: Awaited<ReturnType<typeof readPages>>;
  beforeAll(async () => {
    await start();
    pages = await readPages(server);
  });

  it('are those of the contract, of the footer and of the side menu, by the same titles', () => {
    const listed = infoGroups.flatMap((group) => group.pages.map(({ id, title }) => [id, title]));
    const written = [...pages].map(([id, { title }]) => [id, title]);
    expect(written.toSorted()).toEqual(listed.toSorted());
    const { StaticPageID } = Object(readContract()).components.schemas;
    expect([...pages.keys()].sort()).toEqual([...StaticPageID.enum].sort());
  });

  it('begin with their gist, and leave no placeholder and no unused fact', async () => {
    for (const [id, { html: text, description }] of pages) {
      expect(text, id).toMatch(/^<p>[^<]{20,}<\/p>\s*<(?:h2|p)/);
      expect(text, id).not.toMatch(/\{\{|\}\}|undefined/);
      expect(description.length, id).toBeLessThan(160);
    }
    const files = await readdir('demo/pages');
    const sources = await Promise.all(files.map((file) => readFile(`demo/pages/${file}`, 'utf8')));
    const unused = Object.keys(pageFacts).filter((name) => !sources.join().includes(`{{${name}}}`));
    expect(unused).toEqual([]);
  });

  it('lead inside the shop only to pages that there are', () => {
    const known = new Set([
      '/catalog',
      '/profile/companies',
      ...[...pages.keys()].map((id) => `/info/${id}`),
    ]);
    const ids = new Set(
      [...pages].flatMap(([page, { html: text }]) =>
        [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `/info/${page}#${id}`),
      ),
    );
    const links = [...pages.values()].flatMap(({ html: text }) =>
      [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !known.has(href.replace(/\?.*/, '')) && !ids.has(href))).toEqual(
      [],
    );
  });
});
