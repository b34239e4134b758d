/** Well-known names that this shop does not have, with queries that find their analogs. */
export interface DemoReplacement {
  names: readonly string[];
  /** A query as a customer would type it. */
  query: string;
}

export const replacements: readonly DemoReplacement[] = [
  {
    names: ['Септанест', 'Septanest', 'Ультракаин', 'Ultracain', 'Убистезин', 'Ubistesin'],
    query: 'анестетик артикаин',
  },
  { names: ['Примакаин', 'Primacaine', 'Цитокартин', 'Артифрин'], query: 'анестетик артикаин' },
  {
    names: ['Скандонест', 'Scandonest', 'Мепивастезин', 'Mepivastesin'],
    query: 'анестетик мепивакаин',
  },
  { names: ['Ксилонор', 'Xylonor'], query: 'анестетик лидокаин' },
  {
    names: ['Филтек', 'Filtek', 'Эстелайт', 'Estelite', 'Харизма', 'Charisma', 'Спектрум'],
    query: 'композит универсальный',
  },
  { names: ['Тетрик', 'Tetric', 'Градия', 'Gradia'], query: 'композит универсальный' },
  { names: ['Филтек Балк Филл', 'Filtek Bulk Fill'], query: 'композит объёмного внесения' },
  { names: ['Филтек Флоу', 'Filtek Flow', 'Эстелайт Флоу'], query: 'композит текучий' },
  {
    names: ['Сингл Бонд', 'Single Bond', 'Оптибонд', 'OptiBond', 'Клирфил', 'Clearfil'],
    query: 'адгезив светоотверждаемый',
  },
  {
    names: ['Фуджи', 'Fuji', 'Витремер', 'Vitremer', 'Кетак', 'Ketac'],
    query: 'стеклоиономерный цемент',
  },
  { names: ['Релайкс', 'RelyX'], query: 'цемент для постоянной фиксации' },
  {
    names: ['Гигасепт', 'Gigasept', 'Лизоформин', 'Аламинол', 'Сайдекс', 'Cidex'],
    query: 'средство для инструментов',
  },
  { names: ['Спидекс', 'Speedex', 'Зетаплюс', 'Zetaplus'], query: 'с-силикон слепочный' },
  { names: ['Панасил', 'Panasil', 'Экспресс XT', 'Express XT'], query: 'а-силикон слепочный' },
  { names: ['Ипин', 'Ypeen', 'Хромопан', 'Cromopan'], query: 'альгинатная масса' },
  {
    names: ['Протейпер', 'ProTaper', 'Профайл', 'ProFile'],
    query: 'файл машинный никель-титановый',
  },
  { names: ['АН плюс', 'AH Plus', 'Силапекс', 'Sealapex'], query: 'силер для корневых каналов' },
  { names: ['Био-Осс', 'Bio-Oss', 'Церабон', 'Cerabone'], query: 'костный материал' },
  { names: ['Био-Гайд', 'Bio-Gide'], query: 'мембрана барьерная' },
  { names: ['Викрил', 'Vicryl'], query: 'нить хирургическая с иглой' },
];
