import { expect, it } from 'vitest';
import { cityOfAddress } from './customer-city.ts';

it.each([
  ['125047, г Москва, ул Бутырский Вал, д 10', 'Москва'],
  ['141400, Московская обл, г Химки, ул Ленина, д 1', 'Химки'],
  ['г. Санкт-Петербург, Невский пр, д 1', 'Санкт-Петербург'],
  ['г Нижний Новгород', 'Нижний Новгород'],
  ['Московская обл, пгт Малаховка', null],
  ['', null],
])('city of the address «%s»: %s', (address, city) => {
  expect(cityOfAddress(address)).toBe(city);
});
