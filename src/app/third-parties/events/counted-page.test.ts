import { describe, expect, it } from 'vitest';
import { countedPage, countedReferrer, isSecretPage, type ShownPage } from './counted-page.ts';

const origin = 'https://shop.example.ru';
const list: ShownPage = {
  origin,
  pathname: '/products',
  pattern: '/products',
  query: '',
  isProtected: false,
  title: 'Каталог',
};

describe('the URL of a counted page', () => {
  it.each([
    ['', ''],
    ['?page=2&category=12&source=Popular', '?page=2&category=12&source=Popular'],
    ['?utm_source=mail&utm_content=a&yclid=7', '?utm_source=mail&utm_content=a&yclid=7'],
    ['?query=бор', '?query=%D0%B1%D0%BE%D1%80'],
    ['?code=abc&state=x&token=t&id_token=j', ''],
    ['?query=anna@example.ru&page=2', '?page=2'],
    ['?query=%2B7+(916)+123-45-67', ''],
    ['?utm_term=79161234567', ''],
    ['?query=7707083893', ''],
    // A vendor code is no phone.
    ['?query=801314014', '?query=801314014'],
  ])('of %j ends with %j', (query, counted) => {
    expect(countedPage({ ...list, query })).toEqual({
      url: `${origin}/products${counted}`,
      title: 'Каталог',
    });
  });

  it('behind sign-in has neither ids nor a query, and the title of its kind', () => {
    const page = {
      ...list,
      pathname: '/profile/companies/c-17/employees',
      pattern: '/profile/companies/$id/employees',
      query: '?search=Анна',
      isProtected: true,
      title: 'Сотрудники',
    };
    expect(countedPage(page)).toEqual({
      url: `${origin}/profile/companies/id/employees`,
      title: 'Сотрудники',
    });
  });

  it('is of no page with a code or a token', () => {
    expect(isSecretPage('/login/callback')).toBe(true);
    expect(isSecretPage('/invitation')).toBe(true);
    expect(isSecretPage('/invitations')).toBe(false);
    expect(isSecretPage('/')).toBe(false);
  });
});

describe('the referrer of the first page', () => {
  it.each([
    ['', ''],
    ['nonsense', ''],
    ['https://ya.ru/search?text=бор', 'https://ya.ru/'],
    [`${origin}/products?query=x`, `${origin}/products`],
    [`${origin}/oidc/auth?code=secret`, ''],
    [`${origin}/login/callback?code=secret`, ''],
  ])('%j is %j', (referrer, counted) => {
    expect(countedReferrer(referrer, origin)).toBe(counted);
  });
});
