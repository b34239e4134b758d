import type { ArtworkKind } from '#demo/artwork/kinds.ts';
import type { BrandKey } from './brands.ts';

/** A promotion of the demo shop; days are counted from the day of the seed. */
export interface DemoPromotion {
  id: string;
  type: 'flash discount' | 'promo code' | 'gift with purchase' | 'n plus m';
  name: string;
  description: string;
  startDay: number;
  endDay: number;
  /** Which products: a brand, categories by key, or both (then products of both only). */
  brand?: BrandKey;
  categories?: readonly string[];
  /** Products at most. */
  limit: number;
  /** Percent off: the special price of a flash discount, or the promo code's discount. */
  percent?: number;
  promoCode?: string;
  required?: number;
  free?: number;
  /** Given with the purchase: the first of these products in stock. */
  gift?: Pick<DemoPromotion, 'brand' | 'categories'>;
  art: ArtworkKind;
  color: string;
}

export const promotions: readonly DemoPromotion[] = [
  {
    id: 'composite-week',
    type: 'flash discount',
    name: 'Неделя композитов: −15 %',
    description:
      'Универсальные композиты Lumivera по специальной цене. Скидка уже учтена и не зависит от количества.',
    startDay: -3,
    endDay: 24,
    brand: 'lumivera',
    categories: ['composite-universal', 'composite-flow'],
    limit: 40,
    percent: 15,
    art: 'syringe',
    color: '#1f5fa8',
  },
  {
    id: 'gloves-box',
    type: 'n plus m',
    name: 'Перчатки: 5 + 1',
    description:
      'Купите пять упаковок перчаток Gliovita одного размера и получите шестую бесплатно.',
    startDay: -20,
    endDay: 60,
    brand: 'gliovita',
    limit: 60,
    required: 5,
    free: 1,
    art: 'gloves',
    color: '#3b3b98',
  },
  {
    id: 'endo-start',
    type: 'promo code',
    name: 'Эндодонтия с кодом ENDO10',
    description: 'Скидка 10 % на машинные файлы и эндомоторы. Введите промокод в корзине.',
    startDay: -10,
    endDay: 90,
    categories: ['rotary', 'endo-motor'],
    limit: 120,
    percent: 10,
    promoCode: 'ENDO10',
    art: 'rotary',
    color: '#6a1b4d',
  },
  {
    id: 'implant-gift',
    type: 'gift with purchase',
    name: 'Имплантат и формирователь в подарок',
    description: 'К каждому имплантату Oseovia — формирователь десны без доплаты.',
    startDay: -15,
    endDay: 75,
    brand: 'oseovia',
    categories: ['implant'],
    limit: 60,
    required: 1,
    free: 1,
    gift: { brand: 'oseovia', categories: ['cover-screw'] },
    art: 'implant',
    color: '#2a6f97',
  },
  {
    id: 'hygiene-season',
    type: 'flash discount',
    name: 'Кабинет гигиениста: до −20 %',
    description: 'Порошки, пасты и щётки для профессиональной чистки по сезонной цене.',
    startDay: -7,
    endDay: 40,
    categories: ['polish-paste', 'air-powder', 'prophy-brush'],
    limit: 50,
    percent: 20,
    art: 'prophy-brush',
    color: '#008f8c',
  },
  {
    id: 'impression-pair',
    type: 'n plus m',
    name: 'Слепочные массы: 2 + 1',
    description: 'При покупке двух упаковок А-силикона Vittorenza третья — бесплатно.',
    startDay: -5,
    endDay: 50,
    brand: 'vittorenza',
    categories: ['silicone-a'],
    limit: 30,
    required: 2,
    free: 1,
    art: 'cartridge',
    color: '#2f7d4f',
  },
  {
    id: 'new-office',
    type: 'promo code',
    name: 'Новый кабинет: −7 % на оборудование',
    description:
      'Промокод KABINET действует на установки, автоклавы и лампы. Доставка и монтаж рассчитываются отдельно.',
    startDay: -30,
    endDay: 120,
    categories: ['dental-unit', 'autoclave', 'curing-light', 'compressor'],
    limit: 60,
    percent: 7,
    promoCode: 'KABINET',
    art: 'unit',
    color: '#3d5a80',
  },
  {
    id: 'clean-hands',
    type: 'flash discount',
    name: 'Чистая смена: дезинфекция −12 %',
    description: 'Концентраты и салфетки Санвельта и Desirol дешевле на 12 %.',
    startDay: -2,
    endDay: 33,
    categories: ['disinfect-tool', 'disinfect-surface', 'antiseptic', 'wipes'],
    limit: 60,
    percent: 12,
    art: 'canister',
    color: '#1565c0',
  },
  {
    id: 'ortho-spring',
    type: 'promo code',
    name: 'Ортодонтам: −8 % на дуги',
    description: 'Скидка на никель-титановые и стальные дуги по промокоду DUGA8.',
    startDay: -12,
    endDay: 45,
    categories: ['archwire-niti', 'archwire-steel'],
    limit: 80,
    percent: 8,
    promoCode: 'DUGA8',
    art: 'archwire',
    color: '#0e4d92',
  },
  {
    id: 'bur-set',
    type: 'flash discount',
    name: 'Алмазные боры: −18 %',
    description: 'Боры Микрогран самых ходовых форм по цене производителя.',
    startDay: -1,
    endDay: 20,
    brand: 'mikrogran',
    categories: ['diamond-bur'],
    limit: 80,
    percent: 18,
    art: 'bur',
    color: '#16697a',
  },
];
