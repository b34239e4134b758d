import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

test('card payment: declined at first, then paid, never charged twice', async ({
  page,
  states,
}) => {
  const id = await (await states()).readyCheckout({ payment: 'BankCard' });
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Подтвердить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ .+ оформлен/ })).toBeVisible();

  const pay = page.getByRole('button', { name: 'Оплатить', exact: true });
  const bank = page.getByRole('heading', { level: 1, name: 'Оплата заказа' });
  await page.goto(`/order/${id}`);
  await pay.click();
  await expect(bank).toBeVisible();
  await page.getByRole('button', { name: 'Отклонить' }).click();

  // Back on the order page, which is still unpaid, says so, and is paid on delivery as agreed.
  await page.waitForURL(`**/order/${id}`);
  const main = page.getByRole('main');
  const declined = 'Оплата не прошла, деньги не списаны';
  await expect(page.getByRole('alert').filter({ hasText: declined })).toBeVisible();
  const advice = main.getByRole('note').filter({ hasText: 'заплатите при получении' });
  await expect(advice).toContainText('Деньги не списаны');
  await expect(main.getByText('Картой при получении').first()).toBeVisible();
  await pay.click();
  await expect(bank).toBeVisible();
  const bankURL = page.url();
  // The same page in a second tab: both are open before the first one pays.
  const other = await page.context().newPage();
  await other.goto(bankURL);
  await pay.click();
  await page.waitForURL(`**/order/${id}`);
  const paid = page.getByRole('status').filter({ hasText: 'Оплата прошла, заказ оплачен' });
  await expect(paid).toBeVisible();
  await expect(main.getByText(/оплачен/i).first()).toBeVisible();
  await expect(advice).toBeHidden();
  await expect(pay).toBeHidden();

  await other.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await other.waitForURL(`**/order/${id}`);
  await other.goto(bankURL);
  await expect(other.getByRole('alert')).toContainText('второй раз деньги не списаны');
});

test('card payment: while the bank decides, the order says so and offers no second payment', async ({
  page,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'BankCard' });
  await buyer.confirm(id);
  await page.goto(`/order/${id}`);
  const pay = page.getByRole('button', { name: 'Оплатить', exact: true });
  await pay.click();
  await page.getByRole('button', { name: 'Оплатить, банк подумает' }).click();
  await page.waitForURL(`**/order/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Банк обрабатывает оплату').first()).toBeVisible();
  await expect(pay).toHaveCount(0);
});
