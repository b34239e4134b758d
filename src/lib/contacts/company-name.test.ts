import { expect, it } from 'vitest';
import { companyName, companyWithInn } from './company-name.ts';

const inn = '7736050003';

it('companyName: is the ИНН while the name is unknown', () => {
  expect(companyName({ name: 'ООО «Ромашка»', inn })).toBe('ООО «Ромашка»');
  expect(companyName({ name: ' ', inn })).toBe(`ИНН ${inn}`);
});

it('companyWithInn: has the ИНН once', () => {
  expect(companyWithInn({ name: 'ООО «Ромашка»', inn })).toBe(`ООО «Ромашка», ИНН ${inn}`);
  for (const name of ['', `ИНН ${inn}`, `ИНН ${inn}`]) {
    expect(companyWithInn({ name, inn })).toBe(`ИНН ${inn}`);
  }
});
