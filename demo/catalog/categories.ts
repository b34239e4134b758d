import type { ArtworkKind } from '#demo/artwork/kinds.ts';

/** Third level: the key that templates name, and the title. */
type Leaf = readonly [key: string, name: string];

interface Group {
  name: string;
  leaves: readonly Leaf[];
}

/** A direction of dentistry with its two lower levels. */
export interface Direction {
  name: string;
  art: ArtworkKind;
  color: string;
  /** Color of the drawn product; the direction's own when absent. */
  thing?: string;
  groups: readonly Group[];
}

function group(name: string, ...leaves: Leaf[]): Group {
  return { name, leaves };
}

export const directions: readonly Direction[] = [
  {
    name: 'Терапия',
    art: 'syringe',
    color: '#1f8a8a',
    thing: '#eddbb9',
    groups: [
      group(
        'Пломбировочные материалы',
        ['composite-universal', 'Композиты универсальные'],
        ['composite-flow', 'Композиты текучие'],
        ['composite-bulk', 'Композиты объёмного внесения'],
        ['composite-set', 'Наборы композитов'],
        ['glass-ionomer', 'Стеклоиономерные цементы'],
      ),
      group(
        'Адгезия и подготовка',
        ['adhesive', 'Адгезивные системы'],
        ['etching', 'Протравочные гели'],
        ['liner', 'Прокладочные материалы'],
      ),
      group('Матричные системы', ['matrix', 'Матрицы и кольца'], ['wedge', 'Клинья']),
      group(
        'Изоляция',
        ['rubber-dam', 'Коффердам и жидкая защита'],
        ['retractor', 'Ретракторы и роторасширители'],
      ),
    ],
  },
  {
    name: 'Эндодонтия',
    art: 'file',
    color: '#8e3b6f',
    thing: '#d8343b',
    groups: [
      group(
        'Ручной инструмент',
        ['k-file', 'К-файлы'],
        ['h-file', 'Н-файлы'],
        ['reamer', 'К-римеры'],
        ['broach', 'Пульпоэкстракторы'],
      ),
      group(
        'Машинный инструмент',
        ['rotary', 'Никель-титановые системы'],
        ['endo-motor', 'Эндомоторы и апекслокаторы'],
      ),
      group(
        'Обтурация',
        ['gutta-percha', 'Гуттаперча'],
        ['paper-point', 'Бумажные штифты'],
        ['sealer', 'Силеры и временные пасты'],
      ),
      group(
        'Ирригация',
        ['irrigant', 'Ирригационные растворы'],
        ['endo-needle', 'Эндодонтические иглы'],
      ),
    ],
  },
  {
    name: 'Ортопедия',
    art: 'cartridge',
    color: '#7a6a3b',
    groups: [
      group(
        'Слепочные материалы',
        ['silicone-a', 'А-силиконы'],
        ['silicone-c', 'С-силиконы'],
        ['alginate', 'Альгинаты'],
        ['tray', 'Слепочные ложки'],
      ),
      group('Фиксация', ['cement', 'Цементы для фиксации'], ['temp-cement', 'Временная фиксация']),
      group(
        'Штифты и культи',
        ['fiber-post', 'Стекловолоконные штифты'],
        ['core-build', 'Материалы для культи'],
      ),
      group(
        'Временные конструкции',
        ['temp-crown', 'Временные коронки'],
        ['temp-resin', 'Пластмассы для временных коронок'],
        ['retraction', 'Ретракция десны'],
      ),
    ],
  },
  {
    name: 'Хирургия',
    art: 'forceps',
    color: '#9c3d3d',
    thing: '#b9c4cc',
    groups: [
      group(
        'Обезболивание',
        ['anesthetic', 'Анестетики'],
        ['carpule-needle', 'Карпульные иглы'],
        ['carpule-syringe', 'Карпульные шприцы'],
      ),
      group(
        'Удаление',
        ['forceps', 'Щипцы для удаления'],
        ['elevator', 'Элеваторы и люксаторы'],
        ['curette-surgical', 'Кюретажные ложки'],
      ),
      group(
        'Шов и гемостаз',
        ['suture', 'Шовный материал'],
        ['scalpel', 'Скальпели'],
        ['haemostatic', 'Гемостатические средства'],
      ),
    ],
  },
  {
    name: 'Имплантология',
    art: 'implant',
    color: '#2a6f97',
    thing: '#b9c4cc',
    groups: [
      group(
        'Имплантаты',
        ['implant', 'Дентальные имплантаты'],
        ['cover-screw', 'Заглушки и формирователи'],
      ),
      group('Протезирование', ['abutment', 'Абатменты'], ['transfer', 'Трансферы и аналоги']),
      group('Костная пластика', ['bone', 'Костные материалы'], ['membrane', 'Мембраны']),
      group(
        'Оборудование имплантолога',
        ['physio', 'Физиодиспенсеры'],
        ['implant-kit', 'Хирургические наборы'],
      ),
    ],
  },
  {
    name: 'Ортодонтия',
    art: 'bracket',
    color: '#0e6ba8',
    thing: '#b9c4cc',
    groups: [
      group(
        'Брекеты',
        ['bracket-metal', 'Металлические брекеты'],
        ['bracket-ceramic', 'Керамические брекеты'],
        ['tube', 'Щёчные трубки'],
      ),
      group(
        'Дуги',
        ['archwire-niti', 'Никель-титановые дуги'],
        ['archwire-steel', 'Стальные дуги'],
      ),
      group(
        'Принадлежности',
        ['elastic', 'Эластики и лигатуры'],
        ['ortho-adhesive', 'Ортодонтические адгезивы'],
        ['ortho-pliers', 'Ортодонтические щипцы'],
      ),
    ],
  },
  {
    name: 'Гигиена и профилактика',
    art: 'toothbrush',
    color: '#2e9e6b',
    groups: [
      group(
        'Домашний уход',
        ['toothbrush', 'Зубные щётки'],
        ['toothpaste', 'Зубные пасты'],
        ['rinse', 'Ополаскиватели и пенки'],
        ['interdental', 'Ёршики и нити'],
        ['irrigator', 'Ирригаторы'],
      ),
      group(
        'Профессиональная гигиена',
        ['polish-paste', 'Полировочные пасты'],
        ['air-powder', 'Порошки для воздушной полировки'],
        ['prophy-brush', 'Щётки и чашечки'],
        ['scaler', 'Скалеры и насадки'],
      ),
      group(
        'Профилактика и отбеливание',
        ['varnish', 'Фторлаки и реминерализация'],
        ['sealant', 'Герметики фиссур'],
        ['whitening', 'Отбеливание'],
      ),
    ],
  },
  {
    name: 'Инструменты',
    art: 'mirror',
    color: '#5d6d7e',
    groups: [
      group(
        'Смотровой инструмент',
        ['mirror', 'Зеркала'],
        ['probe', 'Зонды'],
        ['tweezers', 'Пинцеты'],
      ),
      group(
        'Терапевтический инструмент',
        ['spatula', 'Гладилки и штопферы'],
        ['excavator', 'Экскаваторы'],
      ),
      group(
        'Пародонтологический инструмент',
        ['curette', 'Кюреты Грейси'],
        ['scaler-hand', 'Ручные скалеры'],
      ),
      group('Лотки и хранение', ['instrument-tray', 'Лотки и кассеты']),
    ],
  },
  {
    name: 'Боры и полировка',
    art: 'bur',
    color: '#b7791f',
    thing: '#2f6fc4',
    groups: [
      group(
        'Боры',
        ['diamond-bur', 'Алмазные боры'],
        ['carbide-bur', 'Твердосплавные боры'],
        ['surgical-bur', 'Хирургические фрезы'],
      ),
      group('Полировка', ['polisher', 'Полиры и головки'], ['disc', 'Диски и штрипсы']),
    ],
  },
  {
    name: 'Наконечники',
    art: 'contra-angle',
    color: '#4a6572',
    groups: [
      group(
        'Наконечники',
        ['turbine', 'Турбинные'],
        ['contra-angle', 'Угловые'],
        ['straight', 'Прямые'],
        ['micromotor', 'Микромоторы'],
      ),
      group('Уход за наконечниками', ['handpiece-oil', 'Масла и спреи']),
    ],
  },
  {
    name: 'Оборудование',
    art: 'unit',
    color: '#3d5a80',
    groups: [
      group(
        'Рабочее место',
        ['dental-unit', 'Стоматологические установки'],
        ['stool', 'Стулья врача'],
        ['compressor', 'Компрессоры'],
      ),
      group(
        'Аппараты',
        ['curing-light', 'Полимеризационные лампы'],
        ['ultrasonic', 'Ультразвуковые аппараты'],
        ['loupe', 'Бинокуляры'],
      ),
      group('Стерилизация', ['autoclave', 'Автоклавы'], ['sealing', 'Упаковочные машины']),
    ],
  },
  {
    name: 'Рентген',
    art: 'sensor',
    color: '#37306b',
    groups: [
      group(
        'Аппараты',
        ['xray-unit', 'Дентальные рентгеновские аппараты'],
        ['cbct', 'Томографы и КЛКТ'],
      ),
      group(
        'Регистрация снимка',
        ['sensor', 'Радиовизиографы'],
        ['xray-holder', 'Позиционеры и чехлы'],
        ['xray-film', 'Плёнка и химикаты'],
      ),
      group('Защита', ['xray-apron', 'Защитные фартуки']),
    ],
  },
  {
    name: 'Дезинфекция и стерилизация',
    art: 'bottle',
    color: '#1565c0',
    groups: [
      group(
        'Дезинфекция',
        ['disinfect-tool', 'Для инструментов'],
        ['disinfect-surface', 'Для поверхностей'],
        ['disinfect-suction', 'Для аспирационных систем'],
        ['antiseptic', 'Антисептики для рук'],
      ),
      group('Стерилизация', ['pouch', 'Пакеты и рулоны'], ['indicator', 'Индикаторы']),
      group('Салфетки дезинфицирующие', ['wipes', 'Дезинфицирующие салфетки']),
    ],
  },
  {
    name: 'Расходные материалы',
    art: 'gloves',
    color: '#c26d3a',
    thing: '#7db8e8',
    groups: [
      group(
        'Перчатки',
        ['gloves-nitrile', 'Нитриловые'],
        ['gloves-latex', 'Латексные'],
        ['gloves-vinyl', 'Виниловые'],
      ),
      group(
        'Защита персонала',
        ['mask', 'Маски и респираторы'],
        ['shield', 'Очки и щитки'],
        ['cap', 'Шапочки и халаты'],
      ),
      group(
        'Для приёма',
        ['bib', 'Салфетки и нагрудники'],
        ['cotton', 'Ватные валики и шарики'],
        ['saliva-ejector', 'Слюноотсосы и пылесосы'],
        ['cup', 'Стаканы и лотки'],
        ['applicator', 'Аппликаторы и кисточки'],
      ),
    ],
  },
  {
    name: 'Лаборатория',
    art: 'plaster',
    color: '#8d6e63',
    thing: '#f0e6cf',
    groups: [
      group('Модели', ['plaster', 'Гипсы'], ['lab-wax', 'Воски']),
      group(
        'Протезы',
        ['base-resin', 'Базисные пластмассы'],
        ['artificial-teeth', 'Искусственные зубы'],
      ),
      group(
        'Керамика и CAD/CAM',
        ['ceramic', 'Керамические массы'],
        ['zirconia', 'Диски из диоксида циркония'],
        ['pmma', 'Диски ПММА и воска'],
      ),
    ],
  },
];

/** A category as the feed lists it. */
export interface CategoryNode {
  id: string;
  parentID: string | null;
  name: string;
  art: ArtworkKind;
  color: string;
  thing: string;
}

/** All categories, parents first, and the ids of the leaves by key. */
export function listCategories(): { nodes: CategoryNode[]; leafIDs: ReadonlyMap<string, string> } {
  const nodes: CategoryNode[] = [];
  const leafIDs = new Map<string, string>();
  for (const [first, direction] of directions.entries()) {
    const { art, color, thing = color } = direction;
    const top = String(first + 1);
    nodes.push({ id: top, parentID: null, name: direction.name, art, color, thing });
    for (const [second, { name, leaves }] of direction.groups.entries()) {
      const middle = `${top}${String(second + 1).padStart(2, '0')}`;
      nodes.push({ id: middle, parentID: top, name, art, color, thing });
      for (const [third, [key, title]] of leaves.entries()) {
        const id = `${middle}${String(third + 1).padStart(2, '0')}`;
        nodes.push({ id, parentID: middle, name: title, art, color, thing });
        leafIDs.set(key, id);
      }
    }
  }
  return { nodes, leafIDs };
}
