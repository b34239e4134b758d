import { demoCompany, demoEmployee } from '#demo/people.ts';
import { expect, test } from './support/test.ts';

test.use({ person: demoEmployee });

test('company cart: shows required approvals, approvers and remaining limits', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  await buyer.buyFor(demoCompany.id);
  const product = await buyer.product();
  await buyer.add([[product, 1]]);
  await page.goto('/cart');
  const notice = page.getByRole('region', { name: 'Согласование' });
  await expect(notice).toContainText('Согласие не нужно');
  await expect(notice).toContainText(/Ваш предел на заказ 20\s000\s₽/);
  await expect(notice).toContainText('останется');

  const field = page.getByRole('spinbutton', { name: `Количество: ${product.name}` });
  await field.fill(String(Math.ceil(4_000_000 / product.price)));
  await field.press('Enter');
  await expect(notice).toContainText('Заказ нужно будет согласовать');
  await expect(notice).toContainText('Олег Павлович Орлов');
  await expect(notice).toContainText(/больше предела сотрудника 20\s000\s₽/);

  await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
  await expect(notice).toContainText('Заказ нужно будет согласовать');
  await expect(notice).toContainText('Олег Павлович Орлов');
});

test('checkout: the button of an order that needs consent says so, with the approver in view beside it', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.buyFor(demoCompany.id);
  const product = await buyer.product();
  const open = async (quantity: number) => {
    const id = await buyer.readyCheckout({ payment: 'Invoice', lines: [[product, quantity]] });
    await page.goto(`/order/${id}`);
  };
  const send = page.getByRole('button', { name: 'Отправить на согласование' });
  const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
  await open(1);
  await expect(confirm).toBeVisible();
  await expect(send).toHaveCount(0);
  await buyer.dropDraft();

  await open(Math.ceil(4_000_000 / product.price));
  await expect(send).toHaveAccessibleDescription('Нужно согласие: Олег Павлович Орлов.');
  await expect(confirm).toHaveCount(0);
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const note = page.getByText('Нужно согласие: Олег Павлович Орлов.');
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  await buyer.dropDraft();
});
