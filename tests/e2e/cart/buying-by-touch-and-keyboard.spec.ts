import type { Locator, Page } from '@playwright/test';
import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';

test.use({ person: demoIndividual });

const done = (page: Page) => page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ });
const checkout = (page: Page) => page.getByRole('heading', { level: 1, name: 'Оформление заказа' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('purchase: works by touch without horizontal overflow', async ({ page, states }) => {
    const buyer = await states();
    await buyer.emptyCart();
    const { slug } = await buyer.product();
    await page.goto(`/products/${slug}`);
    // The cookie notice covers the bottom edge until it is accepted.
    await page.getByRole('button', { name: 'Хорошо' }).tap();
    await page.getByRole('button', { name: 'В корзину' }).first().tap();
    const bar = page.getByRole('navigation', { name: 'Главное меню' });
    await bar.getByRole('link', { name: /^Корзина/ }).tap();
    await page.getByRole('button', { name: 'Перейти к оформлению' }).tap();
    await expect(checkout(page)).toBeVisible();
    const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
    // The total and the button stay visible while the form is filled in.
    await expect(confirm).toBeInViewport();
    const tap = (target: Locator) => target.tap();
    await fillCheckout(page, { choose: tap, click: tap });
    await confirm.tap();
    await expect(done(page)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('purchase: works by keyboard alone with the focus always visible', async ({
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
  // The button is gone; the focus is on the stepper that replaces it.
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
  await fillCheckout(page, { choose: strike('Space'), click: strike('Enter') });
  await tabTo(page, page.getByRole('button', { name: 'Подтвердить заказ' }));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
});

/** Far more tab stops than any page has between two controls of this test. */
const mostStops = 120;

/** Presses Tab until the target has the focus; every stop must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    const there = await target.evaluate((element) => element === document.activeElement);
    if (there) return expect(await focusIsSeen(page), 'The focus can not be seen').toBe(true);
    // Inside a radio group only the arrow keys move on.
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
