import { demoApprover, demoCompany, demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const sections = [
  'orders',
  'archive',
  'analytic',
  'promoCodes',
  'bonuses',
  'notifications',
  'support',
  'favorites',
  'feedback',
  'settings',
];

test.describe('profile on a desktop', () => {
  test.use({ person: demoIndividual, viewport: { width: 1366, height: 768 } });

  test('shows a side navigation that marks the current section', async ({ page }) => {
    await page.goto('/profile');
    const nav = page.getByRole('navigation', { name: 'Профиль', exact: true });
    const links = [
      'Заказы',
      'Купленные ранее',
      'Статистика',
      'Промокоды',
      'Бонусы',
      'Уведомления',
      'Обращения',
      'Избранное',
      'Отзывы',
      'Настройки',
    ];
    for (const name of links) {
      const link = nav.getByRole('link', { name });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(nav.getByRole('link', { name: 'Профиль' })).not.toHaveAttribute('aria-current');
  });

  test('has no wide gap below the heading', async ({ page }) => {
    for (const section of sections) {
      await page.goto(`/profile/${section}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // The heading is there before the content.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const gap = await heading.evaluate((title) => {
        const block = title.parentElement?.parentElement;
        const next = block?.nextElementSibling?.getBoundingClientRect();
        return (next?.top ?? Number.NaN) - (block?.getBoundingClientRect().bottom ?? Number.NaN);
      });
      expect(gap, section).toBeLessThanOrEqual(24);
    }
  });

  test('labels the notification action with a verb', async ({ page }) => {
    await page.goto('/profile/notifications?state=New');
    await expect(page.getByRole('button', { name: /^Отметить прочитанным: / }).first()).toHaveText(
      'Отметить прочитанным',
    );
  });
});

test.describe('notifications', () => {
  test.use({ person: demoIndividual });

  test('notifications: all are marked as read at once', async ({ page, states }) => {
    const buyer = await states();
    await buyer.placedOrder();
    const ids = async (state: string) => {
      const path = `/notifications?state=${state}&pageSize=100`;
      const { items } = await buyer.client.call<{ items: { id: string }[] }>('GET', path);
      return items.map(({ id }) => id);
    };
    const unread = await ids('New');
    expect(unread.length).toBeGreaterThan(0);
    await page.goto('/profile/notifications?state=New');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Прочитать все' }).click();
    await expect(page.getByText('Все уведомления прочитаны')).toBeVisible();
    // The order moves on meanwhile, so that new ones may come.
    const read = await ids('Read');
    expect(unread.filter((id) => !read.includes(id))).toEqual([]);
    await main.getByRole('link', { name: 'Прочитанные' }).click();
    await expect(main.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('profile of an approver', () => {
  test.use({ person: demoApprover });

  test("landing page links to purchases and the company's approvals", async ({ page }) => {
    await page.goto('/profile');
    const tiles = page.getByRole('navigation', { name: 'Разделы профиля' });
    await expect(tiles.getByRole('link', { name: 'Купленные ранее' })).toBeVisible();
    await tiles
      .getByRole('link', { name: /^Согласование/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/profile/companies/${demoCompany.id}/approval`);
  });
});

test.describe('side navigation of an approver', () => {
  test.use({ person: demoApprover, viewport: { width: 1280, height: 900 } });

  test('has one current section, also where that of the approvals is below the companies', async ({
    page,
  }) => {
    const nav = page.getByRole('navigation', { name: 'Профиль', exact: true });
    const current = nav.locator('[aria-current="page"]');
    const company = `/profile/companies/${demoCompany.id}`;
    await page.goto(`${company}/approval`);
    await expect(current).toHaveText(/^Согласование/);
    await page.goto(`${company}/addresses`);
    await expect(current).toHaveText(/^Компании/);
  });
});

test.describe('profile on a phone', () => {
  test.use({ person: demoIndividual, viewport: { width: 390, height: 844 } });

  test('shows tiles instead of a side navigation', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('navigation', { name: 'Разделы профиля' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Профиль', exact: true })).toBeHidden();
  });
});
