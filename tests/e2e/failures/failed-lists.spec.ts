import { demoIndividual } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import {
  begin,
  dialog,
  expectedFailures,
  main,
  shows,
  trialsOf,
} from '#tests/e2e/support/try-changes.ts';

test.use({ person: demoIndividual, ...expectedFailures });

test('failed list actions: notifications stay unread, the draft stays listed', async ({
  page,
  states,
}) => {
  const buyer = await states();
  await buyer.confirm(await buyer.readyCheckout({ payment: 'Cash' }));
  const id = await buyer.begunCheckout();
  const tryAll = await trialsOf(page, 2);
  await begin(page, '/profile/notifications');
  const read = () => main(page).getByRole('button', { name: 'Прочитать все' });
  await tryAll([
    {
      call: 'PUT /api/v1/notifications/received$',
      act: () => read().click(),
      expectUnchanged: () => expect(read()).toBeEnabled(),
    },
  ]);
  await begin(page, '/profile/orders');
  const remove = () =>
    main(page)
      .getByRole('button', { name: /^Удалить: / })
      .first();
  await remove().click();
  await tryAll([
    {
      call: 'POST /api/v1/checkout/[^/]+/delete',
      act: () => dialog(page).getByRole('button', { name: 'Удалить', exact: true }).click(),
      expectUnchanged: shows(() => dialog(page)),
    },
  ]);
  await buyer.client.call('POST', `/checkout/${id}/delete`);
});
