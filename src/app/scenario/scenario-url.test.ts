import { describe, expect, it } from 'vitest';
import { parseScenario, scenarioOf, withScenario } from './scenario-url.ts';

const scenario = { getCart: 'cart-empty', listOrders: '401' };

describe('scenario in the URL', () => {
  it('is readable', () => {
    const address = new URL('http://localhost/cart?sort=New&mock=getProfile:slow#top');
    expect(withScenario(address, scenario)).toBe(
      '/cart?sort=New&mock=getCart:cart-empty,listOrders:401#top',
    );
  });

  it('is unchanged after a round trip', () => {
    const address = new URL(withScenario(new URL('http://localhost/cart'), scenario), 'http://x');
    expect(scenarioOf(address)).toEqual(scenario);
  });

  it('is absent when nothing is chosen', () => {
    expect(withScenario(new URL('http://localhost/cart?mock=getCart:401'), {})).toBe('/cart');
    expect(scenarioOf(new URL('http://localhost/cart'))).toBeNull();
  });

  it.each([
    ['getCart', {}],
    ['getCart:', {}],
    [':401', {}],
    [',getCart:401,,', { getCart: '401' }],
  ])('ignores invalid parts: %j', (text, expected) => {
    expect(parseScenario(text)).toEqual(expected);
  });
});
