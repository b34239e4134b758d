import { expect, it } from 'vitest';
import type { PartnerSummary } from '#generated/api/model/index.ts';
import { findCompanies } from './find-companies.ts';

const company = (name: string, inn: string) => ({ name, inn }) as PartnerSummary;
const list = [company('ООО «Зелёная ветка»', '7799000044'), company('ИП Соколов', '5499000018')];
const names = (text: string | undefined) => findCompanies(list, text).map(({ name }) => name);

it('companies: are found by a part of the name, ё as е, and by the beginning of ИНН', () => {
  expect(names('зеленая')).toEqual(['ООО «Зелёная ветка»']);
  expect(names('5499')).toEqual(['ИП Соколов']);
  expect(names('9000')).toEqual([]);
  expect(names(undefined)).toHaveLength(2);
});
