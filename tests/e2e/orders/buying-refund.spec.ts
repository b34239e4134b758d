import { demoIndividual } from '#demo/people.ts';
import type { RefundRequest } from '#generated/api/model/refundRequest.ts';
import { refundLabels } from '#src/lib/labels/refund-labels.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({
  person: demoIndividual,
  // The server responds with 400 to a wrong code, with 422 to a comment.
  tolerance: { console: [/status of 4(00|22)/], statuses: [] },
});

test('refund: requires the code; a wrong one loses no input', async ({
  page,
  request,
  shop,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await shop.backoffice('order', id, step);
  }
  await page.goto(`/order/${id}`);
  await page.getByRole('button', { name: 'Вернуть заказ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Вернуть всё' }).click();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  const comment = 'Оттенок не подошёл, упаковка не вскрыта';
  // An invalid form focuses its first invalid field.
  await dialog.getByRole('button', { name: 'Отправить код' }).click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Отправить код' }).click();
  await expect(dialog.getByLabel('Что случилось')).toBeFocused();
  await dialog.getByLabel('Что случилось').fill(comment);
  await dialog.getByRole('button', { name: 'Отправить код' }).click();

  const field = dialog.getByLabel('Код из сообщения');
  await expect(field).toBeFocused();
  await expect(dialog).toContainText(/\+7.*\*|\+7.*•/);
  await expect(dialog.getByRole('button', { name: /^Повторить через 0:\d\d/ })).toBeDisabled();
  const outbox = await (await request.get('/outbox')).text();
  const code = /<p>[^<]*?(\d{6})/.exec(outbox)?.[1] ?? '';
  expect(code).toHaveLength(6);
  await field.fill(code === '111111' ? '222222' : '111111');
  await field.press('Enter');
  await expect(dialog.getByText(/Код неверен|Неверный код/)).toBeVisible();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Назад' }).click();
  await expect(dialog.getByLabel('Что случилось')).toHaveValue(comment);
  await dialog.getByRole('button', { name: 'Отправить код' }).click();

  await expect(field).toBeVisible();
  await field.fill(code);
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
  await dialog.getByRole('link', { name: 'Открыть это обращение' }).click();
  await expect(page).toHaveURL(/\/profile\/support\/./);
  await expect(page.getByText(comment)).toBeVisible();
  await page.goto(`/order/${id}`);
  await expect(page.getByText('Возврат рассматривается').first()).toBeVisible();
});

test('refund: each reason is sent as the contract names it, and a new code replaces the old one', async ({
  page,
  shop,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await buyer.confirm(id);
  for (const step of ['confirm', 'pick', 'pack', 'ship', 'deliver']) {
    await shop.backoffice('order', id, step);
  }
  // A phone receives one code a minute: the codes and what they confirm do not reach the server.
  const sent = (operationToken: string) => ({
    operationToken,
    endPoint: '+7 916 ***-**-01',
    resendAfter: 60,
    expiresIn: 300,
    codeLength: 6,
  });
  await page.route('**/api/v1/otp/send', (route) =>
    route.fulfill({ status: 201, json: sent('the-first-code-of-this-refund') }),
  );
  await page.route('**/api/v1/otp/resend', (route) =>
    route.fulfill({ status: 201, json: sent('the-second-code-of-this-refund') }),
  );
  const requests: RefundRequest[] = [];
  const rejection = {
    message: 'Проверьте заполненные поля',
    traceID: '4bf92f3577b34da6a3ce929d0e0e4736',
    reason: 'ValidationFailed',
    errors: [{ path: '/comment', message: 'Опишите подробнее' }],
  };
  await page.route('**/api/v1/support/tickets/order/refund', (route) => {
    requests.push(route.request().postDataJSON());
    if (requests.length === 1) return route.fulfill({ status: 422, json: rejection });
    const json = { id: 't-1024', type: 'Refund', status: 'New', createdAt: '2026-03-13T15:40:00Z' };
    return route.fulfill({ status: 201, json });
  });
  await page.clock.install();
  for (const [reason, label] of Object.entries(refundLabels)) {
    await page.goto(`/order/${id}`);
    await page.getByRole('button', { name: 'Вернуть заказ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Вернуть всё' }).click();
    await dialog.getByRole('button', { name: 'Дальше' }).click();
    await dialog.getByRole('radio', { name: label.replaceAll('\u00A0', ' ') }).check();
    await dialog.getByLabel('Что случилось').fill('Проверяем причину');
    await dialog.getByRole('button', { name: 'Отправить код' }).click();
    const field = dialog.getByLabel('Код из сообщения');
    await field.fill('12');
    await page.clock.fastForward(60_000);
    await dialog.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(field).toHaveValue('');
    await field.fill('123456');
    await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
    if (requests.length <= 1) {
      // A rejected field shows its message and is focused, in its own step.
      const rejected = dialog.getByLabel('Что случилось');
      await expect(rejected).toBeFocused();
      await expect(rejected).toHaveAccessibleDescription(/Опишите подробнее/);
      await rejected.fill('Проверяем причину подробнее');
      await dialog.getByRole('button', { name: 'Отправить код' }).click();
      await field.fill('123456');
      await dialog.getByRole('button', { name: 'Оформить возврат' }).click();
    }
    await expect(dialog.getByRole('link', { name: 'Открыть это обращение' })).toBeVisible();
    const { refundReason, otpConfirm } = requests.at(-1) ?? {};
    expect(refundReason).toBe(reason);
    expect(otpConfirm).toEqual({
      operationToken: 'the-second-code-of-this-refund',
      code: '123456',
    });
  }
  expect(requests).toHaveLength(Object.keys(refundLabels).length + 1);
});
