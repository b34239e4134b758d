import type { Organization } from '#server/integrations/organization-directory.ts';

type Entity = readonly [
  name: string,
  inn: string,
  kpp: string,
  ogrn: string,
  address: string,
  director: string,
];
type Person = readonly [name: string, inn: string, ogrn: string, city: string];

const entities: readonly Entity[] = [
  [
    'Белая линия',
    '7799000012',
    '779901001',
    '1177799000015',
    '125047, г Москва, ул Лесная, д 20',
    'Соколов Игорь Викторович',
  ],
  [
    'Дентал Плюс',
    '7799000037',
    '779901001',
    '1177799000026',
    '117418, г Москва, ул Профсоюзная, д 31',
    'Ларин Михаил Андреевич',
  ],
  [
    'Смайл Центр',
    '7799000044',
    '779901001',
    '1187799000036',
    '129085, г Москва, пр-кт Мира, д 101',
    'Егорова Ольга Павловна',
  ],
  [
    'Медснаб Столица',
    '7799000051',
    '779901001',
    '1197799000046',
    '115114, г Москва, наб Пресненская, д 12',
    'Титов Андрей Сергеевич',
  ],
  [
    'Казань-Дент',
    '1699000018',
    '169901001',
    '1161699000011',
    '420111, г Казань, ул Баумана, д 7',
    'Сафин Ринат Маратович',
  ],
  [
    'Невская стоматология',
    '7899000016',
    '789901001',
    '1147899000017',
    '190000, г Санкт-Петербург, пр-кт Невский, д 88',
    'Ветрова Анна Юрьевна',
  ],
  [
    'Сибирский зубной дом',
    '5499000018',
    '549901001',
    '1205499000013',
    '630099, г Новосибирск, пр-кт Красный, д 35',
    'Кочетов Павел Ильич',
  ],
];

/** Liquidated organizations. */
const liquidated: ReadonlySet<string> = new Set(['7799000051']);

const persons: readonly Person[] = [
  ['Соколов Игорь Викторович', '779900002032', '317779900000011', 'Москва'],
  ['Ларин Михаил Андреевич', '549900001179', '319549900000024', 'Новосибирск'],
  ['Зимина Ирина Олеговна', '779900003090', '320779900000032', 'Москва'],
];

/** The organizations of the local directory; all are fictional. */
export const organizationTable: readonly Organization[] = [
  ...entities.map(
    ([name, inn, kpp, ogrn, address, director]): Organization => ({
      name: `ООО «${name}»`,
      fullName: `Общество с ограниченной ответственностью «${name}»`,
      kind: 'LegalEntity',
      inn,
      kpp,
      ogrn,
      address,
      director,
      isLiquidated: liquidated.has(inn),
    }),
  ),
  ...persons.map(
    ([name, inn, ogrn, city]): Organization => ({
      name: `ИП ${name}`,
      fullName: `Индивидуальный предприниматель ${name}`,
      kind: 'Entrepreneur',
      inn,
      kpp: null,
      ogrn,
      address: `г ${city}`,
      director: null,
      isLiquidated: false,
    }),
  ),
];
