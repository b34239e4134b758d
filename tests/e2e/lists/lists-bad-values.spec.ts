import { type DemoPerson, demoApprover, demoCompany, demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { States } from '#tests/e2e/support/users/states.ts';

interface List {
  path: string;
  heading: string;
  person: DemoPerson | null;
  /** Queries with the parameters the page names as invalid; '' when it accepts them all. */
  bad: readonly (readonly [query: string, lost: string])[];
  /** Adds an item to a list that may have nothing to page. */
  fill?: (states: States) => Promise<unknown>;
}

const long = 'щ'.repeat(3000);
const cut = `${'щ'.repeat(60)}…`;
const badPages = ['0', '-1', 'abc', '1.5', '99999999999'].map(
  (page) => [`page=${page}`, `page=${page}`] as const,
);
const period = [
  ['from=2026-13-45&to=вчера', 'from=2026-13-45, to=вчера'],
  ['from=2026-12-31&to=2020-01-01', ''],
] as const;
const texts = [
  [`text=${long}`, `text=${cut}`],
  ['text=%00', 'text=%00'],
] as const;

const lists: readonly List[] = [
  {
    path: '/profile/orders',
    heading: 'Мои заказы',
    person: demoIndividual,
    bad: [...badPages, ...period, ...texts, ['status=Lost&customer=../x', 'status=Lost']],
    fill: (states) => states.placedOrder(),
  },
  {
    path: '/profile/archive',
    heading: 'Купленные ранее',
    person: demoIndividual,
    bad: [...badPages, ...period, ...texts, ['sort=Rating&category=%2F', 'sort=Rating']],
  },
  {
    path: '/profile/support',
    heading: 'Обращения',
    person: demoIndividual,
    bad: [...badPages, ...texts, ['status=Lost&type=None', 'status=Lost, type=None']],
    fill: (states) => states.writtenTicket(),
  },
  {
    path: '/profile/notifications',
    heading: 'Уведомления',
    person: demoIndividual,
    bad: [...badPages, ['state=Lost&topic=Order&topic=Weather', 'state=Lost, topic=Weather']],
    fill: (states) => states.placedOrder(),
  },
  {
    path: '/profile/analytic',
    heading: 'Статистика',
    person: demoIndividual,
    // No more than three years; `analytic.spec.ts` tries a longer period.
    bad: [...badPages, period[0], ...texts, ['sort=Rating', 'sort=Rating']],
  },
  {
    path: '/profile/bonuses',
    heading: 'Бонусы',
    person: demoIndividual,
    bad: [...badPages, ['flow=Gift', 'flow=Gift']],
  },
  {
    path: '/profile/favorites',
    heading: 'Избранное',
    person: demoIndividual,
    bad: badPages,
    fill: async (states) => {
      const { id: productID } = await states.product();
      await states.client.call('POST', '/favorites/change', { productID, isFavorite: true });
    },
  },
  {
    path: '/profile/feedback',
    heading: 'Отзывы',
    person: demoIndividual,
    bad: [...badPages, ['tab=all', 'tab=all']],
  },
  {
    path: `/profile/companies/${demoCompany.id}/approval`,
    heading: 'Согласование заказов',
    person: demoApprover,
    bad: [...badPages, ...texts, ['status=Lost', 'status=Lost']],
  },
  {
    path: '/brands',
    heading: 'Бренды',
    person: null,
    bad: [
      [`query=${long}`, `query=${cut}`],
      ['query=%00', 'query=%00'],
    ],
  },
  {
    path: '/promotions',
    heading: 'Акции',
    person: null,
    bad: [...badPages, ['category=%2F..%2F', 'category=/../']],
  },
  { path: '/products', heading: '', person: null, bad: [...badPages, ['query=%00', 'query=%00']] },
];

for (const { path, heading, person, bad, fill } of lists) {
  test.describe(path, () => {
    test.use({ person });

    test(`${path}: names invalid URL parameters and applies the others`, async ({ page }) => {
      test.slow();
      const title = page.getByRole('heading', { level: 1, name: heading });
      const note = page.getByText('Часть ссылки непонятна и не применена');
      for (const [query, lost] of bad) {
        const response = await page.goto(`${path}?${query}`);
        expect(response?.status(), query).toBe(200);
        await expect(title.first(), query).toBeVisible();
        if (lost === '') await expect(note, query).toHaveCount(0);
        else await expect(note, query).toContainText(lost);
        await expect(page.getByRole('main').getByRole('alert'), query).toHaveCount(0);
      }
    });

    if (heading === 'Бренды' || heading === '') return;

    test(`${path}: links from a page beyond the last to the first`, async ({ page, states }) => {
      await fill?.(await states());
      const tab = heading === 'Отзывы' ? 'tab=written&' : '';
      await page.goto(`${path}?${tab}page=999`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const back = page.getByRole('link', { name: 'На первую страницу' });
      const none = page
        .getByRole('main')
        .getByRole('heading', { level: 2, name: / нет$|Вы ещё|Ничего/ });
      await expect(back.or(none).first()).toBeVisible();
      if (fill) await expect(back).toBeVisible();
      if (!(await back.isVisible())) return;
      await back.click();
      await expect(page).not.toHaveURL(/page=/);
      await expect(
        page.getByRole('main').getByRole('listitem').or(page.getByRole('article')).first(),
      ).toBeVisible();
    });
  });
}

test('list: a filter change hides the note about invalid parameters', async ({ page }) => {
  await page.goto('/promotions?category=%2F');
  const note = page.getByText('Часть ссылки непонятна и не применена');
  await expect(note).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Все', exact: true }).click();
  await expect(note).toHaveCount(0);
});
