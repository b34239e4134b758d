import { demoCompany, demoEmployee, demoOwner } from '#demo/people.ts';
import { writeBook } from '#server/import/write-xlsx.ts';
import { holdFiles } from '#tests/e2e/support/page/hydration.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { storySizes } from '#tests/e2e/support/widths.ts';

test.use({ person: demoEmployee });

const sizes = [
  [390, 844],
  [1440, 900],
] as const;

for (const [width, height] of storySizes(sizes, 1)) {
  test(`company buying at ${width} px: the cart and the checkout offer the company's addresses and recipients`, async ({
    page,
    states,
  }) => {
    await page.setViewportSize({ width, height });
    const buyer = await states();
    await buyer.dropDraft();
    await buyer.emptyCart();
    await buyer.buyFor(demoCompany.id);
    const { items } = await buyer.client.call<{ items: { id: string; value: string }[] }>(
      'GET',
      `/partners/${demoCompany.id}/addresses`,
    );
    const [clinic] = items;
    if (!clinic) throw new Error('The demo company has no address');
    await buyer.add([[await buyer.product(), 1]]);
    await page.goto('/cart');
    await page.getByRole('radio', { name: 'Курьером' }).check();
    const address = page.getByRole('combobox', { name: 'Адрес доставки' });
    // A group of a closed select is not in the accessibility tree.
    await expect(address.locator('optgroup[label="Адреса компании"]')).toBeAttached();
    await address.selectOption(clinic.value);
    await expect(address).toHaveValue(clinic.id);

    await page.getByRole('button', { name: 'Перейти к оформлению' }).click();
    await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
    await expect(page.getByText(clinic.value).first()).toBeVisible();
    const recipients = await buyer.client.call<{ items: { lastName: string }[] }>(
      'GET',
      `/partners/${demoCompany.id}/recipients`,
    );
    await expect(page.getByText(recipients.items[0]?.lastName ?? '?').first()).toBeVisible();
    await buyer.dropDraft();
    await buyer.emptyCart();
  });
}

test('company buying: an address added in the cart is saved for the company', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  await buyer.buyFor(demoCompany.id);
  await buyer.add([[await buyer.product(), 1]]);
  await page.goto('/cart');
  await page.getByRole('radio', { name: 'Курьером' }).check();
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый адрес' });
  await dialog.getByRole('textbox', { name: 'Город' }).fill('Казань');
  await dialog.getByRole('textbox', { name: 'Улица' }).fill('ул Баумана');
  await dialog.getByRole('textbox', { name: 'Дом' }).fill(String(Date.now() % 100_000));
  await dialog.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(dialog).toBeHidden();
  const address = page.getByRole('combobox', { name: 'Адрес доставки' });
  await expect(address.locator('option:checked')).toHaveText(/Казань/);
  const id = await address.inputValue();
  const { items } = await buyer.client.call<{ items: { id: string }[] }>(
    'GET',
    `/partners/${demoCompany.id}/addresses`,
  );
  expect(items.map((item) => item.id)).toContain(id);
  await buyer.client.call('DELETE', `/partners/${demoCompany.id}/addresses/${id}`);
  await buyer.emptyCart();
});

test('import: a workbook that is chosen before the cart is loaded waits for its buyer; its other sheet is named', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  await buyer.buyFor(demoCompany.id);
  const product = await buyer.product();
  const goOn = await holdFiles(page, '**/api/v1/cart');
  await page.goto('/cart/import');
  const sent = page.waitForRequest('**/api/v1/import/excel');
  const rows = [
    ['Артикул', 'Количество'],
    [product.vendorCode, 1],
  ];
  const book = writeBook([
    { name: 'Письмо', rows: [['Заказ на втором листе']], widths: [30] },
    { name: 'Заказ', rows, widths: [20, 10] },
  ]);
  await page.getByLabel('Файл с товарами').setInputFiles({
    name: 'zakaz.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(book),
  });
  goOn();
  expect((await sent).postData()).toContain(demoCompany.id);
  await expect(page.getByText(`Цены и наличие для покупателя: ${demoCompany.name}`)).toBeVisible();
  await expect(page.getByText('zakaz.xlsx, лист «Заказ»')).toBeVisible();
  await expect(page.getByText('Не прочитаны: «Письмо» (1 строка)')).toBeVisible();
  await buyer.buyForMyself();
});

test('import: shows the prices of the chosen company, and offers it as the buyer of the cart', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.emptyCart();
  await buyer.buyForMyself();
  const product = await buyer.product();
  await page.goto('/cart/import?tab=paste');
  const whom = page.getByRole('combobox', { name: 'Для кого заказ' });
  await expect(whom).toHaveValue('');
  await whom.selectOption(demoCompany.name);
  await page.getByLabel('Строки из таблицы').fill(`${product.vendorCode}\t1`);
  await page.getByRole('button', { name: 'Найти товары' }).click();
  const note = page.getByText(`Цены и наличие для покупателя: ${demoCompany.name}`);
  await expect(note).toBeVisible();
  // The file is read again for the buyer of the cart, then for the company once more.
  await page.getByRole('button', { name: 'Пересчитать для него' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByText(/^Цены и наличие для покупателя: /)).toBeVisible();
  await page.getByRole('button', { name: 'Другой файл' }).click();
  await whom.selectOption(demoCompany.name);
  await page.getByLabel('Строки из таблицы').fill(`${product.vendorCode}\t1`);
  await page.getByRole('button', { name: 'Найти товары' }).click();
  await page.getByRole('button', { name: 'Сменить покупателя в корзине' }).click();
  await expect(page.getByRole('button', { name: 'Сменить покупателя в корзине' })).toBeHidden();
  const { order } = await buyer.client.call<{ order: { customer: { partner: { id: string } } } }>(
    'GET',
    '/cart',
  );
  expect(order.customer.partner.id).toBe(demoCompany.id);
});

test('orders: the owner finds the order of an employee and opens it; the employee sees no such filter', async ({
  page,
  states,
  pageOf,
}) => {
  const buyer = await states();
  await buyer.dropDraft();
  await buyer.buyFor(demoCompany.id);
  const id = await buyer.readyCheckout({ payment: 'Invoice' });
  await buyer.confirm(id);
  const owner = await pageOf(demoOwner);
  await owner.goto('/profile/orders');
  const who = owner.getByRole('combobox', { name: 'Кто заказал' });
  await who.selectOption('Все в компании');
  await expect(owner.getByRole('heading', { level: 1, name: /^Заказы компании/ })).toBeVisible();
  const row = owner
    .getByRole('listitem')
    .filter({ has: owner.getByRole('link', { name: `Заказ Д-${id}` }) });
  await expect(row).toContainText(`Заказал(а): ${demoEmployee.firstName}`);
  const name = [demoEmployee.firstName, demoEmployee.middleName, demoEmployee.lastName]
    .filter(Boolean)
    .join(' ');
  await who.selectOption(name);
  await expect(owner.getByText(`Кто заказал: ${name}`)).toBeVisible();
  await owner.getByRole('link', { name: `Заказ Д-${id}` }).click();
  await expect(owner.getByRole('heading', { level: 1, name: `Заказ Д-${id}` })).toBeVisible();
  await expect(owner.getByRole('main')).toContainText(`Заказал(а)${name}`);
  await expect(owner.getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);

  await page.goto('/profile/orders');
  await expect(page.getByRole('link', { name: `Заказ Д-${id}` })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Статус' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Кто заказал' })).toHaveCount(0);
});

test('purchases: are filtered by the tag of the company', async ({ page }) => {
  await page.goto('/profile/archive');
  const tag = page.getByRole('combobox', { name: 'Метка' });
  await tag.selectOption({ index: 1 });
  await expect(page).toHaveURL(/tag=/);
  await expect(page.getByRole('button', { name: /Метка: / })).toBeVisible();
});
