import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { setLimits } from '#tests/e2e/support/users/employees.ts';
import { fillCheckout } from '#tests/e2e/support/users/fill-checkout.ts';
import { storyWidths } from '#tests/e2e/support/widths.ts';

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
  await expect(notice).toContainText(/Предел сотрудника 20\s000\s₽/);
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

const undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const restore of undo.splice(0).reverse()) await restore();
});

for (const width of storyWidths(390, 1440)) {
  test.describe(() => {
    test.use({ viewport: { width, height: 844 } });

    test(`company cart at ${width} px: an order above the month's limit needs consent, and says what the month comes to`, async ({
      page,
      states,
      statesOf,
    }) => {
      const limits = { orderLimit: null, monthLimit: 100 };
      const owner = await statesOf(demoOwner);
      undo.push(await setLimits(owner, demoCompany.id, ({ id }) => id === 'e-maria', limits));
      const buyer = await states();
      undo.push(
        () => buyer.emptyCart(),
        () => buyer.dropDraft(),
      );
      await buyer.dropDraft();
      await buyer.emptyCart();
      await buyer.buyFor(demoCompany.id);
      await buyer.add([[await buyer.product(), 1]]);
      await page.goto('/cart');
      const notice = page.getByRole('region', { name: 'Согласование' });
      await expect(notice).toContainText('Заказ нужно будет согласовать');
      await expect(notice).toContainText(
        /за месяц выйдет .+ больше предела сотрудника на месяц 1\s₽/,
      );
      await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
      await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
      await expect(notice).toContainText(/за месяц выйдет/);
    });

    test.describe('the owner', () => {
      test.use({ person: demoOwner });

      test(`company cart at ${width} px: says when nobody can approve an order above the limit, and the checkout does not send it`, async ({
        page,
        states,
      }) => {
        const owner = await states();
        const { items } = await owner.client.call<{ items: { id: string; name: string }[] }>(
          'GET',
          '/partners',
        );
        const business = items.find(({ name }) => name.startsWith('ИП'));
        if (!business) throw new Error('The owner has no business of their own');
        const limits = { orderLimit: 100, monthLimit: null };
        undo.push(await setLimits(owner, business.id, ({ isMe }) => isMe, limits));
        undo.push(
          () => owner.buyFor(demoCompany.id),
          () => owner.emptyCart(),
          () => owner.dropDraft(),
        );
        await owner.dropDraft();
        await owner.emptyCart();
        await owner.buyFor(business.id);
        await owner.add([[await owner.product(), 1]]);
        await page.goto('/cart');
        const notice = page.getByRole('region', { name: 'Согласование' });
        await expect(notice).toContainText('согласовать его некому');
        // The long note of the bar pushes the cookie notice up instead of below it.
        await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
        await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
        await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
        await fillCheckout(page);
        await expect(notice).toContainText('согласовать его некому');
        const confirm = page.getByRole('button', { name: 'Подтвердить заказ' });
        await expect(confirm).toBeDisabled();
        await expect(confirm).toHaveAccessibleDescription(/согласовать его некому/);
      });
    });
  });
}
