import type { Page } from '@playwright/test';
import {
  type DemoPerson,
  demoApprover,
  demoCompany,
  demoEmployee,
  demoIndividual,
} from '#demo/people.ts';
import { showLongestValues } from '#tests/e2e/support/longest-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendForApproval } from '#tests/e2e/support/users/approval-states.ts';
import { approvalPage, type Product } from '#tests/e2e/support/users/buyer.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

test.describe.configure({ mode: 'parallel' });

const windows = [
  [1366, 768],
  [1440, 900],
  [390, 844],
  [360, 740],
  [320, 568],
  // 1440×900 and 1366×768 at 200 % zoom.
  [720, 450],
  [683, 384],
] as const;

interface Kind {
  name: string;
  person: DemoPerson;
  lines: number;
}

/** A company's order may need consent. */
const confirm = /^(Подтвердить заказ|Отправить на согласование)$/;

const kinds: Kind[] = [
  { name: 'of one line with its gift', person: demoIndividual, lines: 1 },
  { name: 'of four lines', person: demoIndividual, lines: 4 },
  { name: 'of sixty lines', person: demoIndividual, lines: 60 },
  { name: 'of a company', person: demoEmployee, lines: 4 },
];

for (const { name, person, lines } of kinds) {
  test.describe(() => {
    test.use({ person });

    test(`summary ${name}: shows total and button in view in cart and checkout`, async ({
      page,
      states,
    }) => {
      const buyer = await states();
      const goods = await fill(buyer, person, lines);
      await inspect(page, '/cart', 'Перейти к оформлению');
      const { id } = await buyer.client.call<{ id: string }>('POST', '/cart/proceed', {
        productIDs: goods.map((product) => product.id),
      });
      await inspect(page, `/order/${id}`, confirm);
    });
  });
}

test.describe(() => {
  test.use({ person: demoIndividual });

  test('checkout: collapses the products of its summary', async ({ page, states }) => {
    const buyer = await states();
    const goods = await fill(buyer, demoIndividual, 4);
    const { id } = await buyer.client.call<{ id: string }>('POST', '/cart/proceed', {
      productIDs: goods.map((product) => product.id),
    });
    await page.goto(`/order/${id}`);
    const fold = page.getByRole('button', { name: /^4\s+товара/ });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    const [first] = goods;
    const sums = page.getByRole('complementary', { name: 'Сумма заказа' });
    await expect(sums.getByRole('link', { name: first?.name ?? '' })).toBeHidden();
    await fold.click();
    await expect(sums.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ person: demoIndividual });

  test('order: shows the button of an unpaid order in view', async ({ page, states }) => {
    const buyer = await states();
    const id = await buyer.readyCheckout({ payment: 'BankCard' });
    await buyer.confirm(id);
    await expect
      .poll(async () => {
        const order = await buyer.client.call<{ allowedActions: string[] }>('GET', `/order/${id}`);
        return order.allowedActions;
      })
      .toContain('Pay');
    await inspect(page, `/order/${id}`, 'Оплатить');
  });
});

test.describe(() => {
  test.use({ person: demoApprover });

  test('approval: shows the total and both decisions in view', async ({ page, statesOf }) => {
    const buyer = await statesOf(demoEmployee);
    // The product whose quantity triggers the approval is in the order already.
    const { id: expensive } = await buyer.product();
    const more = (await buyer.products({}))
      .filter((product) => product.stockLevel === 'Many' && product.id !== expensive)
      .slice(0, 8)
      .map((product) => [product, 1] as const);
    const { id } = await sendForApproval(buyer, { more });
    for (const button of ['Согласовать', 'Отклонить']) {
      await inspect(page, approvalPage(id), button);
      const total = page.getByRole('complementary', { name: 'Сумма заказа' }).getByText('К оплате');
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  });
});

async function fill(buyer: States, person: DemoPerson, lines: number): Promise<Product[]> {
  await buyer.dropDraft();
  await buyer.emptyCart();
  if (person === demoEmployee) await buyer.buyFor(demoCompany.id);
  const all = await buyer.products({});
  const isPlenty = ({ stockLevel }: Product) => stockLevel === 'Many';
  const plenty = all.filter(isPlenty);
  const goods = [...plenty, ...all.filter((product) => !isPlenty(product))].slice(0, lines);
  expect(goods).toHaveLength(lines);
  // Enough of the first product for its gift.
  await buyer.add(goods.map((product, index) => [product, index === 0 ? 10 : 1] as const));
  return goods;
}

/** The button is visible and uncovered at every size and scroll position; the summary does not scroll. */
async function inspect(page: Page, url: string, button: string | RegExp): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(url);
  await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await showLongestValues(page);
    for (const part of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      await page.evaluate((share) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
      }, part);
      const where = `${url} at ${width}×${height}, scrolled by ${part}`;
      const target = page.getByRole('button', { name: button, exact: true });
      await expect(target, where).toBeInViewport({ ratio: 1 });
      expect(await target.evaluate(isFree), `The button is covered: ${where}`).toBe(true);
    }
    const text = page.getByRole('button', { name: button, exact: true }).getByText(button);
    const lines = await text.last().evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    // A low window has no height for a button below the sum.
    const most = height < 620 ? 2 : 1;
    expect(lines, `Lines of the button of ${url} at ${width}×${height}`).toBeLessThanOrEqual(most);
    expect(await page.evaluate(scrollAreas), `${url} at ${width}×${height}`).toEqual([]);
  }
}

/** Runs in the page: nothing covers the middle and the ends of the element. */
function isFree(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 8, (left + right) / 2, right - 8].every((x) => {
    const hit = document.elementFromPoint(x, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Runs in the page: elements of the summary that scroll or could. */
function scrollAreas(): string[] {
  return [...document.querySelectorAll('aside, aside *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter((element) => !(element instanceof HTMLTextAreaElement))
    .map((element) => `${element.localName}.${element.getAttribute('class')}`);
}
