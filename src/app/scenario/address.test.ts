import { describe, expect, it } from 'vitest';
import { parseScenario, scenarioOf, withScenario } from './address.ts';

const scenario = { getCart: 'cart-empty', listOrders: '401' };

describe('The scenario in the address', () => {
  it('can be read by people', () => {
    const address = new URL('http://localhost/cart?sort=New&mock=getProfile:slow#top');
    expect(withScenario(address, scenario)).toBe(
      '/cart?sort=New&mock=getCart:cart-empty,listOrders:401#top',
    );
  });

  it('comes back as it was', () => {
    const address = new URL(withScenario(new URL('http://localhost/cart'), scenario), 'http://x');
    expect(scenarioOf(address)).toEqual(scenario);
  });

  it('leaves no trace when nothing is chosen', () => {
    expect(withScenario(new URL('http://localhost/cart?mock=getCart:401'), {})).toBe('/cart');
    expect(scenarioOf(new URL('http://localhost/cart'))).toBeNull();
  });

  it.each([
    ['getCart', {}],
    ['getCart:', {}],
    [':401', {}],
    [',getCart:401,,', { getCart: '401' }],
  ])('survives a broken link: %j', (text, expected) => {
    expect(parseScenario(text)).toEqual(expected);
  });
});
