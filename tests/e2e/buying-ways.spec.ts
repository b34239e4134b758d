import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#server/demo/people.ts';
import { fillCheckout } from './support/fill-checkout.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoIndividual });

const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
const checkout = (page: Page) => page.getByRole('heading', { level: 1, name: 'Оформление заказа' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the whole purchase fits the thumb', async ({ page, states }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { slug } = await buyer.product();
    await page.goto(`/products/${slug}`);
    // The notice lies over the lower edge until it is answered.
    await page.getByRole('button', { name: 'Хорошо' }).tap();
    await page.getByRole('button', { name: 'В корзину' }).first().tap();
    const bar = page.getByRole('navigation', { name: 'Главное меню' });
    await bar.getByRole('link', { name: /^Корзина/ }).tap();
    await page.getByRole('button', { name: 'Перейти к оформлению' }).tap();
    await expect(checkout(page)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
    // The total and the button stay in sight, whatever is being filled in.
    await expect(confirm).toBeInViewport();
    const tap = (target: Locator) => target.tap();
    await fillCheckout(page, { choose: tap, press: tap });
    await confirm.tap();
    await expect(done(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('the whole purchase by the keyboard alone, with the focus in sight', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.emptyCart();
  const { slug, name } = await buyer.product();
  await page.goto(`/products/${slug}`);
  const buying = page.getByRole('region', { name: 'Покупка' });
  await tabTo(page, buying.getByRole('button', { name: 'В корзину' }));
  await page.keyboard.press('Enter');
  // The button is gone; the focus is on what stands in its place.
  await expect(buying.getByRole('button', { name: 'Увеличить количество' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buying.getByRole('spinbutton', { name: `Количество: ${name}` })).toHaveValue('2');

  await tabTo(page, buying.getByRole('link', { name: /корзин/i }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Корзина/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Перейти к оформлению' }));
  await page.keyboard.press('Enter');
  await expect(checkout(page)).toBeVisible();
  const strike = (key: string) => async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await fillCheckout(page, { choose: strike('Space'), press: strike('Enter') });
  await tabTo(page, page.getByRole('button', { name: 'Подтвердить заказ' }));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
});

/** Far more stops than any page has between two things that follow one another. */
const mostStops = 120;

/** Goes on by Tab until the focus is there; it must have been in sight all the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const there = await target.evaluate((element) => element === document.activeElement);
    if (there) return expect(await focusIsSeen(page), 'The focus can not be seen').toBe(true);
    // Within a group of choices it is the arrows that lead on.
    const inside = await target.evaluate(
      (element) =>
        element.closest('[role="radiogroup"]')?.contains(document.activeElement) ?? false,
    );
    await page.keyboard.press(inside ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keyboard does not come to ${target}`);
}

function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const marked = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    return marked(document.activeElement);
  });
}
