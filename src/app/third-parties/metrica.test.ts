import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEcommerce } from './data-layer.ts';
import { createMetrica } from './metrica.ts';
import { createTagManager } from './tag-manager.ts';

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

const page = {
  kind: 'pageview',
  url: 'https://shop.example.ru/order/id',
  title: '',
  referrer: 'https://shop.example.ru/cart',
} as const;
const item = {
  marketID: '1',
  name: 'Бор',
  price: 100,
  priceWithoutDiscount: 100,
  category: 'Боры',
};

describe('the counter', () => {
  it('gets its calls in order, in the queue that its script reads', () => {
    const metrica = createMetrica('24226447');
    metrica.send(page);
    metrica.send({ kind: 'goal', goal: 'checkout' });
    metrica.send({ kind: 'detail', items: [item] });
    expect(window.ym?.a).toEqual([
      [24226447, 'init', expect.objectContaining({ defer: true, ecommerce: 'dataLayer' })],
      [24226447, 'hit', page.url, { title: '/order/id', referer: page.referrer }],
      [24226447, 'reachGoal', 'checkout'],
    ]);
  });

  it('gets its calls itself once its script has replaced the queue', () => {
    const metrica = createMetrica('7');
    const ym = vi.fn();
    Object.assign(window, { ym });
    metrica.send({ kind: 'goal', goal: 'search' });
    expect(ym).toHaveBeenCalledWith(7, 'reachGoal', 'search');
  });

  it('is switched off by its published property', () => {
    const metrica = createMetrica('7');
    metrica.stop();
    expect(window).toEqual({ disableYaCounter7: true });
    metrica.send(page);
    expect(window).toEqual({ disableYaCounter7: true });
  });
});

describe('the tag manager', () => {
  it('gets pages and goals as events; products are there once for all', () => {
    const manager = createTagManager();
    manager.send(page);
    manager.send({ kind: 'goal', goal: 'purchase' });
    const event = { kind: 'add', items: [item] } as const;
    manager.send(event);
    pushEcommerce(event);
    const { url, title, referrer } = page;
    expect(window.dataLayer).toEqual([
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'pageview', page: { url, title, referrer } },
      { event: 'goal', goal: 'purchase' },
      { event: 'ecommerce', ecommerce: expect.objectContaining({ currencyCode: 'RUB' }) },
    ]);
  });
});
