import type { AnalyticsEvent } from '#src/app/third-parties/events/analytics-event.ts';
import { toEcommerce } from '#src/app/third-parties/events/ecommerce.ts';
import { createStore, type Store } from '#src/state/store.ts';

/** An event of the list, newest first. */
export interface LoggedEvent {
  number: number;
  /** What happened: a page, a goal, products. */
  title: string;
  /** All of its fields as services get them. */
  fields: string;
}

const STORED_MAX = 100;

const titles: Readonly<Record<AnalyticsEvent['kind'], string>> = {
  pageview: 'Просмотр страницы',
  goal: 'Цель',
  impressions: 'Показ товаров',
  detail: 'Карточка товара',
  add: 'Добавление в корзину',
  remove: 'Удаление из корзины',
  checkout: 'Шаг оформления',
  purchase: 'Покупка',
};

function fieldsOf(event: AnalyticsEvent): unknown {
  const ecommerce = toEcommerce(event);
  if (ecommerce) return { ecommerce };
  const { kind: _, ...fields } = event;
  return fields;
}

export interface EventLog {
  events: Store<readonly LoggedEvent[]>;
  add: (event: AnalyticsEvent) => void;
  clear: () => void;
}

/** The last events of this page; they stay in it. */
export function createEventLog(): EventLog {
  const events = createStore<readonly LoggedEvent[]>([]);
  let count = 0;
  return {
    events,
    add: (event) => {
      count += 1;
      const title = event.kind === 'goal' ? `Цель ${event.goal}` : titles[event.kind];
      const logged = { number: count, title, fields: JSON.stringify(fieldsOf(event), null, 2) };
      events.set([logged, ...events.get()].slice(0, STORED_MAX));
    },
    clear: () => events.set([]),
  };
}
