import { expect, type Locator, type Page } from '@playwright/test';

/** How the user selects and clicks; by mouse when omitted. */
export interface InputMethod {
  choose: (radio: Locator) => Promise<void>;
  click: (button: Locator) => Promise<void>;
}

const mouse: InputMethod = {
  choose: (radio) => radio.check(),
  click: (button) => button.click(),
};

const choices = [
  ['Способ получения', /^Самовывоз/],
  ['Пункт выдачи', /./],
  ['Оплата', /^Наличными/],
] as const;

/** Pickup at the first point, paid there, whatever delivery the cart or an earlier checkout has stored. */
export async function fillCheckout(page: Page, input: InputMethod = mouse): Promise<void> {
  for (const [section, choice] of choices) {
    const region = page.getByRole('region', { name: section });
    const next = region.getByRole('button', { name: 'Продолжить' });
    const chosen = region.getByRole('button', { name: 'Изменить' });
    await expect(next.or(chosen)).toBeVisible();
    if (await chosen.isVisible()) {
      if (await region.getByText(choice).last().isVisible()) continue;
      await input.click(chosen);
    }
    await input.choose(region.getByRole('radio', { name: choice }).first());
    await input.click(next);
    await expect(chosen).toBeVisible();
  }
}
