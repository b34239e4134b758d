import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ person: demoIndividual });

test('checkout: an only saved address is selected, and only has to be confirmed', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.client.call('PUT', '/cart/address', { addressID: null });
  const id = await buyer.begunCheckout();
  await buyer.client.call('POST', '/user/addresses', {
    city: 'Тула',
    street: 'ул Октябрьская',
    house: '4',
  });
  await buyer.client.call('PUT', `/checkout/${id}/delivery`, { method: 'Courier' });
  let count = 1;
  await page.route('**/api/v1/user/addresses', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, items: items.slice(0, count) } });
  });
  await page.goto(`/order/${id}`);
  const place = page.getByRole('region', { name: 'Адрес доставки' });
  const next = place.getByRole('button', { name: 'Продолжить' });
  await expect(place.getByRole('radio')).toHaveCount(1);
  await expect(place.getByRole('radio')).toBeChecked();
  await expect(next).toBeEnabled();

  // None of several is selected: which one is the user's choice.
  await buyer.client.call('POST', '/user/addresses', {
    city: 'Тула',
    street: 'ул Октябрьская',
    house: '6',
    entrance: '2',
    comment: 'Домофон 34',
  });
  count = 2;
  await page.reload();
  await expect(place.getByRole('radio')).toHaveCount(2);
  await expect(place.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(next).toBeDisabled();

  count = 1;
  await page.reload();
  await next.click();
  await expect(place.getByRole('button', { name: 'Изменить' })).toBeVisible();
  await expect(place.getByText('Курьеру: подъезд 2, Домофон 34')).toBeVisible();

  // The nearest day is selected, and said.
  const delivery = page.getByRole('region', { name: 'Способ получения' });
  await expect(delivery).toContainText(' – ближайший день');
  await delivery.getByRole('button', { name: 'Изменить' }).click();
  const day = delivery.getByRole('combobox', { name: 'День доставки' });
  await expect(day.locator('option:checked')).toHaveText(/ – ближайший$/);
  await expect(day).toHaveAccessibleDescription('Выбран ближайший, можно изменить');
  await day.selectOption({ index: 1 });
  await expect(day).not.toHaveAccessibleDescription('Выбран ближайший, можно изменить');
});
