import { expect, test } from '#tests/e2e/support/test.ts';

const shelf = { name: 'Популярные товары' };

test.describe('at 1366 px', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('shelf: moves by arrow buttons and keys and disables the button at its end', async ({
    page,
  }) => {
    await page.goto('/');
    const region = page.getByRole('region', shelf);
    await region.scrollIntoViewIfNeeded();
    const back = region.getByRole('button', { name: `${shelf.name}: назад` });
    const on = region.getByRole('button', { name: `${shelf.name}: вперёд` });
    await expect(region.getByRole('button', { name: `${shelf.name}: это начало` })).toBeDisabled();
    const list = region.getByRole('list', shelf);
    const left = () => list.evaluate((strip) => Math.round(strip.scrollLeft));
    await on.click();
    await expect.poll(left).toBeGreaterThan(500);
    await expect(back).toBeEnabled();
    await on.focus();
    const end = region.getByRole('button', { name: `${shelf.name}: это конец` });
    await expect
      .poll(async () => {
        if ((await end.count()) === 0) await page.keyboard.press('Enter');
        return end.count();
      })
      .toBe(1);
    await expect(end).toBeFocused();
    await expect(end).toBeDisabled();
    await back.click();
    await expect(on).toBeVisible();
  });
});

for (const width of [320, 360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('home: shows banners with full titles and a button, shelves without arrow buttons', async ({
      page,
    }) => {
      await page.goto('/');
      const banners = page.getByRole('list', { name: 'Баннеры' });
      const slides = banners.getByRole('link');
      await expect(slides.first()).toBeVisible();
      for (const slide of await slides.all()) {
        if (!(await slide.isVisible())) continue;
        await expect(slide.getByText('Смотреть', { exact: true })).toBeVisible();
        const cut = await slide.evaluate((link) => {
          const box = link.getBoundingClientRect();
          const [name, ...others] = link.querySelectorAll('span > span');
          const isCut = !name || name.scrollHeight > name.clientHeight + 1;
          const leaves = others.filter((part) => {
            const { bottom, right } = part.getBoundingClientRect();
            return bottom > box.bottom + 1 || right > box.right + 1;
          });
          return leaves.length + Number(isCut);
        });
        expect(cut).toBe(0);
      }
      await expect(page.getByRole('button', { name: /: вперёд$/ })).toHaveCount(0);
    });
  });
}
