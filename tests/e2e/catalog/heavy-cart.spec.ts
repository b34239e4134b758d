import { demoNewcomer } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoNewcomer, viewport: { width: 390, height: 844 } });

test('product: says that no delivery takes a heavy cart, and what to do', async ({
  page,
  states,
}) => {
  const prepared = await states();
  await prepared.emptyCart();
  const units = await prepared.products({ query: 'установка стоматологическая sedanta arco' });
  const [unit] = units;
  if (!unit) throw new Error('The demo catalog has no dental unit to buy');
  // Three times 240 kg; a courier takes 500 kg.
  await prepared.add([[unit, 3]]);
  const { slug } = await prepared.product();
  await page.goto(`/products/${slug}`);
  const buying = page.getByRole('region', { name: 'Покупка' });
  await expect(buying.getByText(/^Курьер не принимает заказы тяжелее 500\sкг$/)).toBeVisible();
  await expect(buying.getByText(/^Пункты выдачи в этом городе принимают заказы до/)).toBeVisible();
  const advice = buying.getByText(/^Вместе с\sкорзиной заказ весит 720(,\d+)?\sкг: оформите его/);
  await expect(advice).toBeVisible();
  await page.goto('/cart');
  const proceed = page.getByRole('button', { name: 'Перейти к оформлению' });
  await expect(proceed).toHaveAccessibleDescription(/нельзя\. Заказ весит 720\sкг: передайте его/);
  // Once: beside the button, which is always in view.
  await expect(page.getByText(/Заказ весит 720/)).toHaveCount(1);
  await prepared.emptyCart();
});
