import type { Locator, Page } from '@playwright/test';
import { demoCompany, demoOwner } from '#demo/people.ts';
import { findAxeFaults } from '#tests/e2e/support/page/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoOwner });

interface Contract {
  id: string;
  number: string;
  isDefault: boolean;
  allowed: boolean;
  reason: string | null;
}

const longest = 'Договор поставки стоматологических материалов и оборудования '.repeat(4).trim();

/** 120 contracts instead of the company's own; the default one is the first. */
async function fillContracts(page: Page): Promise<void> {
  let sample: Contract | undefined;
  const listWithDefault = (defaultID: string) => ({
    items: Array.from({ length: 120 }, (_, index) => ({
      ...sample,
      id: `c-${index}`,
      number: index === 1 ? 'Р'.repeat(60) : `Р-${index}/2026`,
      allowed: true,
      reason: null,
      isDefault: defaultID === `c-${index}`,
    })),
  });
  // A read after the choice has it, too.
  let chosen = 'c-0';
  await page.route('**/api/v1/partners/*/contracts', async (route) => {
    // Once: a later one could outlast the test.
    sample ??= ((await (await route.fetch()).json()) as { items: Contract[] }).items[0];
    await route.fulfill({ json: listWithDefault(chosen) });
  });
  await page.route('**/api/v1/partners/*/contracts/default', (route) => {
    const { contractID } = route.request().postDataJSON() as { contractID: string };
    chosen = contractID;
    return route.fulfill({ json: listWithDefault(chosen) });
  });
}

/** Presses Tab until the element has the focus; never more often than a person would. */
async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`company contracts at ${viewport.width} px: 120 are shown in pages, filtered and chosen by keys`, async ({
      page,
    }) => {
      await fillContracts(page);
      await page.goto(`/profile/companies/${demoCompany.id}/contracts`);
      const radios = page.getByRole('radio');
      await expect(radios).toHaveCount(50);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(await width(page)).toBe(viewport.width);
      await page.getByRole('searchbox', { name: 'Номер или вид договора' }).focus();
      await page.keyboard.type('Р-117');
      await expect(radios).toHaveCount(1);
      await tabTo(page, radios.first());
      await page.keyboard.press('Space');
      await expect(radios.first()).toBeChecked();
      await expect(page.getByText('По умолчанию')).toBeVisible();
    });

    test(`company calendar at ${viewport.width} px: 500 entries are reached by keys, page after page`, async ({
      page,
    }) => {
      const entry = (index: number) => ({
        id: `contract-${index}`,
        kind: 'Contract',
        endsOn: '2030-01-01',
        daysLeft: 100 + index,
        title: index === 1 ? longest : `Договор ${index}`,
        description: null,
        action: 'RenewContract',
        allowed: true,
        reason: null,
      });
      const items = Array.from({ length: 500 }, (_, index) => entry(index));
      await page.route(`**/api/v1/partners/${demoCompany.id}/calendar`, (route) =>
        route.fulfill({ json: { today: '2026-03-14', items, feed: null } }),
      );
      await page.goto(`/profile/companies/${demoCompany.id}/calendar`);
      const list = page.getByRole('list', { name: 'Позже' });
      await expect(list.getByRole('listitem')).toHaveCount(50);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(await width(page)).toBe(viewport.width);
      const more = page.getByRole('button', { name: 'Показать ещё 50' });
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(100);
      await expect(list.getByRole('listitem').nth(50)).toBeFocused();
      await page.keyboard.press('Tab');
      const renew = list.getByRole('listitem').nth(50).getByRole('button');
      await expect(renew).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/Договор 50/);
      await page.keyboard.press('Escape');
      await expect(renew).toBeFocused();
    });

    test(`order documents at ${viewport.width} px: those of 60 products are shown in steps, by keys too`, async ({
      page,
      states,
    }) => {
      const paper = (product: number, index: number) => ({
        kind: 'Declaration',
        title: index === 0 ? longest : 'Декларация о соответствии',
        number: `РОСС ${product}-${index}`,
        validUntil: '2030-01-01',
        url: `/documents/${product}-${index}.pdf`,
      });
      const items = Array.from({ length: 60 }, (_, product) => ({
        productID: `p-${product}`,
        name: `Композит ${product}`,
        vendorCode: `${product}`,
        documents: Array.from({ length: 5 }, (_unused, index) => paper(product, index)),
      }));
      const orderID = await (await states()).placedOrder();
      await page.route('**/api/v1/documents/order/*/certificates', (route) =>
        route.fulfill({ json: { orderID, items, archiveURL: null } }),
      );
      await page.goto(`/order/${orderID}`);
      const documents = page.getByRole('region', { name: 'Документы на товары' });
      await expect(documents.getByRole('link')).toHaveCount(100);
      expect(await findAxeFaults(page)).toEqual([]);
      expect(await width(page)).toBe(viewport.width);
      const more = documents.getByRole('button', { name: 'Показать ещё 20' });
      for (const shown of [200, 300]) {
        await more.focus();
        await page.keyboard.press('Enter');
        await expect(documents.getByRole('link')).toHaveCount(shown);
      }
      await expect(more).toHaveCount(0);
      await page.keyboard.press('Tab');
      const first = documents.getByRole('listitem').filter({ hasText: /^Композит 40/ });
      await expect(first.getByRole('link').first()).toBeFocused();
    });
  });
}
