/** Goods of a catalog file; what is omitted has plain values, or is not in the file. */
export interface TestGoods {
  id: string;
  name?: string;
  /** Further elements of the goods. */
  more?: string;
  group?: string;
  isDeleted?: boolean;
}

/** An offer of an offer file; `null` leaves prices or stock out. */
export interface TestOffer {
  id: string;
  name?: string | null;
  /** Rubles by the id of the price type. */
  prices?: Record<string, number> | null;
  quantity?: number | null;
  /** Further elements of the offer. */
  more?: string;
}

const element = (name: string, content: string | number) => `<${name}>${content}</${name}>`;

function commerceML(content: string, encoding: string): string {
  return (
    `<?xml version="1.0" encoding="${encoding}"?>\n` +
    '<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.08" ' +
    `ДатаФормирования="2026-03-12T12:00:00">\n${content}\n</КоммерческаяИнформация>\n`
  );
}

const GROUPS =
  '<Группы><Группа><Ид>g-1</Ид><Наименование>Терапия</Наименование><Группы>' +
  '<Группа><Ид>g-2</Ид><Наименование>Адгезивы</Наименование></Группа></Группы></Группа></Группы>';

const PROPERTIES =
  '<Свойства><Свойство><Ид>p-1</Ид><Наименование>Производитель</Наименование>' +
  '<ТипЗначений>Справочник</ТипЗначений><ВариантыЗначений><Справочник><ИдЗначения>v-1</ИдЗначения>' +
  '<Значение>Люмивера</Значение></Справочник></ВариантыЗначений></Свойство>' +
  '<Свойство><Ид>p-2</Ид><Наименование>Форма</Наименование><ТипЗначений>Строка</ТипЗначений>' +
  '</Свойство></Свойства>';

function goodsText({ id, name = `Товар ${id}`, more = '', group = 'g-2', isDeleted }: TestGoods) {
  return (
    `<Товар${isDeleted ? ' Статус="Удален"' : ''}><Ид>${id}</Ид><Артикул>ART-${id}</Артикул>` +
    `${element('Наименование', name)}<БазоваяЕдиница Код="796" НаименованиеПолное="Штука"><Пересчет>` +
    '<Единица>796</Единица><Коэффициент>1</Коэффициент></Пересчет></БазоваяЕдиница>' +
    `<Группы><Ид>${group}</Ид></Группы>${more}<ЗначенияРеквизитов><ЗначениеРеквизита>` +
    '<Наименование>ТипНоменклатуры</Наименование><Значение>Товар</Значение></ЗначениеРеквизита>' +
    '</ЗначенияРеквизитов></Товар>'
  );
}

/** A file of goods as 1С exports it. */
export function catalogText(
  goods: readonly TestGoods[],
  { changesOnly = false, encoding = 'UTF-8', classifier = GROUPS + PROPERTIES } = {},
): string {
  return commerceML(
    `<Классификатор><Ид>k</Ид><Наименование>Классификатор</Наименование>${classifier}</Классификатор>` +
      `<Каталог СодержитТолькоИзменения="${changesOnly}"><Ид>k</Ид><ИдКлассификатора>k</ИдКлассификатора>` +
      `<Наименование>Каталог</Наименование><Товары>${goods.map(goodsText).join('\n')}</Товары></Каталог>`,
    encoding,
  );
}

function priceText([type, rubles]: [string, number]): string {
  return (
    `<Цена><Представление>${rubles} RUB за шт</Представление><ИдТипаЦены>${type}</ИдТипаЦены>` +
    `<ЦенаЗаЕдиницу>${rubles}</ЦенаЗаЕдиницу><Валюта>руб.</Валюта><Коэффициент>1</Коэффициент></Цена>`
  );
}

function offerText({ id, name, prices = { retail: 100 }, quantity = 5, more = '' }: TestOffer) {
  const title = name === null ? '' : element('Наименование', name ?? `Товар ${id}`);
  const priced = prices && element('Цены', Object.entries(prices).map(priceText).join(''));
  const stock = quantity === null ? '' : element('Количество', quantity);
  return `<Предложение><Ид>${id}</Ид>${title}${more}${priced ?? ''}${stock}</Предложение>`;
}

/** A file of offers as 1С exports it. @param types names of the price types by id */
export function offersText(
  offers: readonly TestOffer[],
  {
    changesOnly = false,
    encoding = 'UTF-8',
    types = { retail: 'Розничная' } as Record<string, string>,
  } = {},
): string {
  const described = Object.entries(types).map(([id, name]) =>
    element('ТипЦены', `<Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>RUB</Валюта>`),
  );
  return commerceML(
    `<ПакетПредложений СодержитТолькоИзменения="${changesOnly}"><Ид>k#</Ид><Наименование>Пакет</Наименование>` +
      `<ИдКаталога>k</ИдКаталога><ТипыЦен>${described.join('')}</ТипыЦен>` +
      `<Предложения>${offers.map(offerText).join('\n')}</Предложения></ПакетПредложений>`,
    encoding,
  );
}
