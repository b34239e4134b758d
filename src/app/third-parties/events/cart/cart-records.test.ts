import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsItem } from '#src/app/third-parties/events/analytics-event.ts';
import {
  cookieRecords,
  dropRecords,
  memoryRecords,
  recordChange,
  recordedPlace,
} from './cart-records.ts';

const item = (marketID: string): AnalyticsItem => ({
  marketID,
  name: 'Композит светоотверждаемый Эстерион Универсал, шприц 4 г',
  price: 89_050,
  priceWithoutDiscount: 100_000,
  category: 'Композиты',
});
const popular = { list: 'Popular', position: 3 } as const;

describe('records of the cart', () => {
  it('have the fields of the specification', () => {
    const store = memoryRecords();
    recordChange(store, { ...item('1'), ...popular }, 2);
    expect(store.read()).toEqual([
      {
        id: '1',
        name: item('1').name,
        price: 890.5,
        quantity: 2,
        position: 3,
        list: 'Popular',
        category: 'Композиты',
      },
    ]);
  });

  it('add up, keep the list, and end with the last piece', () => {
    const store = memoryRecords();
    recordChange(store, { ...item('1'), ...popular }, 2);
    recordChange(store, item('1'), 3);
    expect(store.read()).toMatchObject([{ quantity: 5, ...popular }]);
    expect(recordedPlace(store, '1')).toEqual(popular);
    recordChange(store, item('1'), -5);
    expect(store.read()).toEqual([]);
    expect(recordedPlace(store, '1')).toBeUndefined();
  });

  it('know nothing of what was in the cart before, and end with a purchase', () => {
    const store = memoryRecords();
    recordChange(store, item('1'), -1);
    expect(store.read()).toEqual([]);
    recordChange(store, item('1'), 1);
    recordChange(store, item('2'), 1);
    dropRecords(store, ['1']);
    expect(store.read().map(({ id }) => id)).toEqual(['2']);
  });
});

describe('records in the cookie', () => {
  let written: string[] = [];

  beforeEach(() => {
    written = [];
    const jar = new Map<string, string>();
    vi.stubGlobal('window', { location: { protocol: 'https:', hostname: 'shop.example.ru' } });
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(text) ?? [];
        if (age === '0') jar.delete(name);
        else jar.set(name, value);
      },
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('last for three days and are sent to the shop alone', () => {
    recordChange(cookieRecords, item('1'), 1);
    expect(written).toEqual([
      expect.stringMatching(/^analyticsCart=[^;]+; Path=\/; Max-Age=259200; SameSite=Lax; Secure$/),
    ]);
    expect(cookieRecords.read()).toMatchObject([{ id: '1', quantity: 1 }]);
  });

  it('drop the oldest when the cookie is full', () => {
    for (let number = 1; number <= 30; number += 1)
      recordChange(cookieRecords, item(`${number}`), 1);
    const ids = cookieRecords.read().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.length).toBeLessThan(30);
    expect(ids[0]).toBe('30');
    expect(written.every((text) => text.length < 4000)).toBe(true);
  });

  it('survive a cookie that somebody else has written', () => {
    Object.assign(document, { cookie: 'analyticsCart=%7Bnonsense; Max-Age=5' });
    expect(cookieRecords.read()).toEqual([]);
    const others = encodeURIComponent('[1,{"id":"1"}]');
    Object.assign(document, { cookie: `analyticsCart=${others}; Max-Age=5` });
    expect(cookieRecords.read()).toEqual([]);
  });
});
