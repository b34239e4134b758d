import { shopName } from './shop-name.ts';

/** The document title of a page: «Корзина – Дентамаркет». */
export function pageTitle(title: string): string {
  return `${title} – ${shopName}`;
}
