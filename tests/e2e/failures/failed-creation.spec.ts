import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import {
  begin,
  clickButton,
  expectedFailures,
  shows,
  trialsOf,
} from '#tests/e2e/support/try-changes.ts';

test.use({ person: demoIndividual, ...expectedFailures });

test('failed order creation: the order stays unchanged when the next action fails', async ({
  page,
  shop,
  states,
}) => {
  const buyer = await states();
  const id = await buyer.readyCheckout({ payment: 'Cash' });
  await shop.backoffice('accounting', 'fail', '1');
  await buyer.confirm(id);
  const heading = () => page.getByRole('heading', { level: 1, name: 'Заказ пока не создан' });
  const tryAll = await trialsOf(page, 2);
  await begin(page, `/order/${id}`);
  await tryAll([
    {
      call: `PUT /api/v1/checkout/${id}/confirm`,
      act: clickButton('Повторить'),
      expectUnchanged: shows(heading),
    },
    {
      call: `POST /api/v1/checkout/${id}/cancel`,
      act: clickButton('Отменить и вернуть товары в корзину'),
      expectUnchanged: shows(heading),
    },
  ]);
  await clickButton('Отменить и вернуть товары в корзину')(page);
  await expect(page).toHaveURL(/\/cart$/);
});
