import type { Locator } from '@playwright/test';
import { demoIndividual, demoOwner } from '#demo/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { dialogs, openDialog } from './dialogs.ts';

/**
 * The texts of the validation rules, as the specification has them, and one of an invitation. No limit of a field ends in 1, so
 * «1 символ» is shown nowhere; `src/lib/validation.test.ts` has it.
 */
const texts = {
  required: 'Поле обязательно для заполнения',
  longest300: 'Максимальная длина поля: 300 символов',
  longest254: 'Максимальная длина поля: 254 символа',
  shortest: 'Минимальная длина поля: 6 символов',
  email: 'Некорректный email',
  symbols: 'Используются недопустимые символы',
  year: 'Некорректная дата. Год должен быть больше 1970',
  date: 'Некорректная дата. Введите дату формата дд.мм.гггг',
  phone: 'Неверный формат номера телефона',
  contact: 'Укажите телефон или email',
  letters: 'Используйте только русский или английский алфавит',
} as const;

type Row = readonly [field: string, typed: string, text: keyof typeof texts];

const longEmail = `${'я'.repeat(243)}@example.com`;
const names: readonly Row[] = [
  ['Фамилия', '', 'required'],
  ['Фамилия', 'Орлов 2', 'letters'],
  ['Имя', ' ', 'required'],
  ['Имя', 'Oleg#', 'letters'],
  ['Отчество', 'Павлович.', 'letters'],
];
const phones: readonly Row[] = [
  ['Телефон', '+7 916 тел', 'symbols'],
  ['Телефон', '+7 916 123 45', 'phone'],
];
const emails: readonly Row[] = [
  ['Email', 'petr@', 'email'],
  ['Email', longEmail, 'longest254'],
];

/** Which field of which form shows them. */
const forms: readonly { dialog: keyof typeof dialogs; submit: string; rows: readonly Row[] }[] = [
  {
    dialog: 'address',
    submit: 'Сохранить адрес',
    rows: [
      ['Город', '', 'required'],
      ['Улица', '', 'required'],
      ['Дом', '', 'required'],
      ['Индекс', '12А', 'symbols'],
      ['Индекс', '12345', 'shortest'],
      ['Комментарий курьеру', 'я'.repeat(301), 'longest300'],
    ],
  },
  {
    dialog: 'recipient',
    submit: 'Сохранить получателя',
    rows: [...names, ['Телефон', '', 'required'], ...phones, ...emails],
  },
  { dialog: 'tag', submit: 'Сохранить метку', rows: [['Название', '  ', 'required']] },
  {
    dialog: 'finDocs',
    submit: 'Сохранить',
    rows: [...names, ['Email', '', 'required'], ...phones, ...emails],
  },
  {
    dialog: 'employee',
    submit: 'Отправить приглашение',
    rows: [...names, ['Телефон', '', 'contact'], ...phones, ...emails],
  },
  {
    dialog: 'edo',
    submit: 'Отправить заявку',
    rows: [
      ['Ответственный за документы', '', 'required'],
      ['Ответственный за документы', 'Анна №1', 'letters'],
      ['Ответственный за документы', 'а'.repeat(301), 'longest300'],
      ['Email', '', 'required'],
      ...phones,
      ...emails,
    ],
  },
];

const fieldOf = (dialog: Locator, name: string) =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** The field is marked as invalid and names the reason. */
async function expectRejected(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

const organizationOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Организация' });

/**
 * Chooses the first company that may still apply. The tests of other files may have applied for all
 * of them; the other fields are validated all the same.
 */
async function chooseOrganization(dialog: Locator): Promise<void> {
  const select = organizationOf(dialog);
  const free = select.locator('option:enabled:not([value=""])');
  if ((await free.count()) > 0) await select.selectOption(await free.first().getAttribute('value'));
}

test.describe('of a company', () => {
  test.use({ person: demoOwner, viewport: { width: 390, height: 844 } });

  for (const { dialog, submit, rows } of forms) {
    test(`validation texts: the fields of ${dialog} show them`, async ({ page }) => {
      const form = await openDialog(page, dialogs[dialog]);
      if (await organizationOf(form).isVisible()) await chooseOrganization(form);
      for (const [name, typed, text] of rows) {
        const field = fieldOf(form, name);
        await field.fill(typed);
        await form.getByRole('button', { name: submit }).click();
        await expectRejected(field, texts[text]);
      }
    });
  }

  test('validation texts: order access needs a file and a day, wholesale an organization', async ({
    page,
  }) => {
    const form = await openDialog(page, dialogs.orderAccess);
    const send = form.getByRole('button', { name: 'Отправить заявление' });
    await expect(send).toBeDisabled();
    await chooseOrganization(form);
    await expect(send).toHaveAccessibleDescription(/хотя бы один файл/);
    const day = form.getByRole('textbox', { name: 'Действует до' });
    for (const [typed, text] of [
      ['', 'required'],
      ['31.02.2030', 'date'],
      ['31.12.1969', 'year'],
    ] as const) {
      await day.fill(typed);
      await day.blur();
      await expectRejected(day, texts[text]);
    }
    const wholesale = await openDialog(page, dialogs.wholesale);
    // The only company that can apply is selected beforehand; which ones can depends on other tests.
    await wholesale.getByRole('combobox', { name: 'Организация' }).selectOption('');
    await expect(wholesale.getByRole('button', { name: 'Отправить заявку' })).toBeDisabled();
  });

  test('validation texts: a user without name and phone has to type them when adding a company', async ({
    page,
  }) => {
    await page.route('**/api/v1/profile', async (route) => {
      const response = await route.fetch();
      const profile = await response.json();
      const unknown = { lastName: null, firstName: '', phone: null };
      await route.fulfill({
        response,
        json: { ...profile, user: { ...profile.user, ...unknown } },
      });
    });
    const form = await openDialog(page, dialogs.company);
    await form.getByRole('button', { name: 'Далее' }).click();
    await expectRejected(fieldOf(form, 'ИНН или название'), texts.required);
    await fieldOf(form, 'ИНН или название').fill('1699000018');
    await form.getByRole('radio').first().click();
    await form.getByRole('button', { name: 'Далее' }).click();
    for (const [name, typed, text] of [
      ['Ваша фамилия', '', 'required'],
      ['Ваше имя', 'Anna!', 'letters'],
      ['Ваш телефон', '', 'required'],
      ['Ваш телефон', '+7 abc', 'symbols'],
      ['Ваш телефон', '+7 916', 'phone'],
    ] as const) {
      const field = fieldOf(form, name);
      await field.fill(typed);
      await form.getByRole('button', { name: 'Добавить', exact: true }).click();
      await expectRejected(field, texts[text]);
    }
  });
});

test.describe('of a buyer', () => {
  test.use({ person: demoIndividual });

  test('validation texts: a support request shows them only after the first submit, and is not sent', async ({
    page,
  }) => {
    await page.goto('/profile/support');
    await page.getByRole('button', { name: 'Новое обращение' }).click();
    const form = page.getByRole('dialog');
    const comment = form.getByRole('textbox');
    let isSent = false;
    page.on('request', (request) => {
      isSent ||= request.url().includes('/support/tickets/general');
    });
    await comment.fill('');
    await comment.blur();
    await expect(comment).not.toHaveAttribute('aria-invalid', 'true');
    await submitForm(form);
    await expectRejected(comment, texts.required);
    await comment.fill('я'.repeat(301));
    await submitForm(form);
    await expectRejected(comment, texts.longest300);
    expect(isSent).toBe(false);
  });

  test('validation texts: a refund needs a reason and a comment', async ({
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
    await page.goto(`/order/${id}`);
    await page.getByRole('button', { name: 'Вернуть заказ' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Вернуть всё' }).click();
    await form.getByRole('button', { name: 'Дальше' }).click();
    await form.getByRole('button', { name: 'Отправить код' }).click();
    const reason = form.getByRole('radiogroup', { name: 'Причина возврата' });
    await expect(reason).toHaveAttribute('aria-required', 'true');
    await expectRejected(reason, 'не указана причина возврата');
    await expect(reason.getByRole('radio').first()).toBeFocused();
    await expectRejected(form.getByLabel('Что случилось'), texts.required);
    await form.getByLabel('Что случилось').fill('я'.repeat(301));
    await form.getByRole('button', { name: 'Отправить код' }).click();
    await expectRejected(form.getByLabel('Что случилось'), texts.longest300);
  });
});

async function submitForm(form: Locator): Promise<void> {
  await form.getByRole('button', { name: /^Отправить/ }).click();
}

test.describe('of quantities', () => {
  test.use({ person: demoIndividual });

  test('validation texts: an empty quantity becomes 1 in the cart, and nobody can subscribe yet', async ({
    page,
    states,
  }) => {
    const buyer = await states();
    await buyer.dropDraft();
    await buyer.emptyCart();
    await buyer.filledCart();
    await page.goto('/cart');
    const quantity = page.getByRole('spinbutton');
    await expect(quantity).toHaveValue('2');
    await quantity.fill('-');
    await expect(quantity).toHaveValue('');
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
    await page.goto('/');
    // Rendered when the footer comes into view.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Подписаться' })).toBeDisabled();
  });
});

test('validation texts: each is in the table of a form', () => {
  const shown = new Set<string>(forms.flatMap(({ rows }) => rows.map(([, , text]) => text)));
  const others = Object.keys(texts).filter((text) => !shown.has(text));
  expect(others, 'only those of dates have a test of their own').toEqual(['year', 'date']);
});
