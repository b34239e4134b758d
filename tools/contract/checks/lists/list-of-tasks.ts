import { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Page } from './list-calls.ts';

/** Mistakes that the list can make, each with the rule that must find it. */
export const mistakes = {
  'skips a record between pages': 'pages-not-whole',
  'repeats a record on the next page': 'pages-not-whole',
  'counts the page': 'pages-not-whole',
  'shows the last page for ever': 'pages-not-whole',
  'has another default size': 'default-differs',
  'shows the second page when it is requested': 'default-differs',
  'forgets a filter after the first page': 'pages-not-whole',
  'changes its order': 'order-unstable',
  'changes the order of equal prices': 'order-unstable',
  'does not find its names': 'text-not-found',
  'loses records when sorting': 'directions-differ',
  'ignores DESC': 'directions-differ',
  'ignores a status': 'filter-not-narrowing',
  'adds archived records': 'filter-not-narrowing',
  'loses a record of a status': 'filter-not-narrowing',
  'ignores the owner': 'filter-not-narrowing',
  'takes the first of several statuses': 'filter-not-uniting',
  'takes the first of several owners': 'filter-not-uniting',
  'unites labels': 'filter-not-uniting',
  'drops a filter beside another': 'filters-not-intersecting',
  'unites two filters': 'filters-not-intersecting',
  'leaves out the last day': 'bounds-ignored',
  'leaves out the first day': 'bounds-ignored',
  'ignores the last day beside the first': 'bounds-ignored',
  'swaps reversed days': 'bounds-ignored',
  'takes the next day for the last': 'bounds-ignored',
  'takes the next day for the first': 'bounds-ignored',
  'takes days of UTC': 'bounds-ignored',
  'leaves out the lowest price': 'bounds-ignored',
  'takes a bound of 0 for none': 'bounds-ignored',
  'takes false for true': 'filter-not-narrowing',
  'finds nothing beside another filter': 'filters-not-intersecting',
  'drops a bound beside a filter': 'filters-not-intersecting',
  'distinguishes letter case': 'text-not-found',
  'seeks spaces, too': 'text-not-found',
} as const;
export type Mistake = keyof typeof mistakes;

const ids = { type: 'array', maxItems: 10, items: { type: 'string' } };
const direction = { type: 'string', enum: ['ASC', 'DESC'] };
const status = { type: 'string', enum: ['New', 'Active', 'Done'] };
const label = { type: 'string', enum: ['Urgent', 'Private'] };
const query = {
  type: 'object',
  properties: {
    view: { type: 'string', enum: ['All', 'Archive'], 'x-filter': 'choice' },
    statuses: { type: 'array', maxItems: 3, items: status },
    labels: { type: 'array', maxItems: 2, 'x-filter': 'all', items: label },
    ownerIDs: ids,
    onlyCheap: { type: 'boolean' },
    text: {
      type: 'string',
      maxLength: 50,
      'x-finds': '[self.id]',
      'x-matches': ['any-case', 'trimmed'],
    },
    from: { type: 'string', format: 'date', 'x-time-zone': 'Europe/Moscow' },
    to: { type: 'string', format: 'date', 'x-time-zone': 'Europe/Moscow' },
    priceFrom: { type: 'integer' },
    priceTo: { type: 'integer' },
    sort: {
      type: 'object',
      properties: { field: { type: 'string', enum: ['Price', 'Rank'] }, direction },
    },
    page: { type: 'integer', default: 1 },
    pageSize: { type: 'integer', maximum: 10, default: 6 },
  },
};
const task = {
  type: 'object',
  required: ['id', 'status', 'owner', 'labels', 'createdAt', 'price'],
  properties: {
    id: { type: 'string' },
    status,
    owner: { type: 'object', properties: { id: { type: 'string' } } },
    labels: { type: 'array', items: label },
    createdAt: { type: 'string', format: 'date-time' },
    price: { type: 'integer' },
  },
};
const paging = { type: 'object', properties: { total: { type: 'integer' } } };
const list = {
  type: 'object',
  properties: { items: { type: 'array', items: task }, paging },
};

/** The contract of the list. */
export const contractOfTasks = new Contract({
  paths: {
    '/tasks/filter': {
      post: {
        operationId: 'listTasks',
        'x-read': true,
        requestBody: { content: { 'application/json': { schema: query } } },
        responses: { 200: { content: { 'application/json': { schema: list } } } },
      },
    },
  },
});

interface Task extends JsonObject {
  readonly id: string;
  readonly status: string;
  readonly owner: { readonly id: string };
  readonly labels: readonly string[];
  readonly createdAt: string;
  readonly price: number;
}

const statuses = ['New', 'Active', 'Done'];
const labels = [[], ['Urgent'], ['Private'], ['Urgent', 'Private']];
const tasks = Array.from(
  { length: 23 },
  (_, index): Task => ({
    id: `t${index}`,
    status: statuses[index % 3] ?? '',
    owner: { id: `o${(index >> 1) % 4}` },
    labels: labels[index % 4] ?? [],
    // The last task of each day is of the next one in Moscow.
    createdAt: `2026-03-${String(1 + Math.floor(index / 3)).padStart(2, '0')}T${index % 3 === 2 ? '22' : '10'}:30:00Z`,
    // Two tasks have each price: their order among themselves is free.
    price: 100 * ((index * 7) % 12),
  }),
);
const archived: Task = { ...tasks[0], id: 'archived', status: 'Done' } as Task;

/** A list of tasks as its contract says, or with one mistake. */
export class ListOfTasks {
  readonly #mistake: Mistake | null;
  #requests = 0;

  constructor(mistake: Mistake | null = null) {
    this.#mistake = mistake;
  }

  /** How many pages were requested. */
  get requests(): number {
    return this.#requests;
  }

  /** Responds to the parameters of a page. */
  read(parameters: JsonObject): Page {
    this.#requests += 1;
    const has = (mistake: Mistake) => this.#mistake === mistake;
    const { onlyCheap: _forgotten, ...rest } = parameters;
    const isForgotten =
      has('forgets a filter after the first page') && Number(parameters.page ?? 1) > 1;
    const found = this.#sort(this.#filter(isForgotten ? rest : parameters), parameters.sort);
    if (has('changes its order') && this.#requests % 2 === 0) found.reverse();
    const pageSize = Number(parameters.pageSize ?? (has('has another default size') ? 5 : 6));
    const page = Number(parameters.page ?? 1);
    const isLate = has('shows the last page for ever') && page > Math.ceil(found.length / pageSize);
    const isSecond =
      has('shows the second page when it is requested') && 'page' in parameters && pageSize === 6;
    const gap = has('skips a record between pages') && page > 1 ? 1 : 0;
    const overlap = has('repeats a record on the next page') && page > 1 ? 1 : 0;
    const start = isLate ? 0 : (page - (isSecond ? 0 : 1)) * pageSize + gap - overlap;
    const items = found.slice(start, start + pageSize);
    const total = has('counts the page') ? items.length : found.length;
    return { items, page, pageSize, total };
  }

  #filter(parameters: JsonObject): Task[] {
    const has = (mistake: Mistake) => this.#mistake === mistake;
    const tests = testsOf(parameters, has);
    if (has('drops a filter beside another') && tests.length > 1) tests.pop();
    const isAny = has('unites two filters') && tests.length > 1 && parameters.from === undefined;
    const fits = (one: Task) =>
      isAny ? tests.some((test) => test(one)) : tests.every((test) => test(one));
    const found = tasks.filter(fits);
    const isDone = listOf(parameters.statuses).includes('Done');
    if (has('adds archived records') && isDone) found.push(archived);
    if (has('loses a record of a status') && isDone) found.pop();
    return found;
  }

  #sort(found: readonly Task[], sort: unknown): Task[] {
    if (!isObject(sort)) return [...found];
    const sign = sort.direction === 'DESC' && this.#mistake !== 'ignores DESC' ? -1 : 1;
    const sorted = this.#mistake === 'loses records when sorting' ? found.slice(1) : found;
    const isTurned =
      this.#mistake === 'changes the order of equal prices' && this.#requests % 2 === 0;
    const listed = isTurned ? sorted.toReversed() : sorted;
    return listed.toSorted((one, other) => sign * (one.price - other.price));
  }
}

type Test = (task: Task) => boolean;

function testsOf(parameters: JsonObject, has: (mistake: Mistake) => boolean): Test[] {
  const { onlyCheap, priceFrom, priceTo } = parameters;
  const tests: Test[] = [];
  const add = (value: unknown, test: Test) => {
    if (value !== undefined) tests.push(test);
  };
  const first = <Item>(items: readonly Item[], mistake: Mistake) =>
    has(mistake) ? items.slice(0, 1) : items;
  const chosen = first(listOf(parameters.statuses), 'takes the first of several statuses');
  const owners = first(listOf(parameters.ownerIDs), 'takes the first of several owners');
  const named = listOf(parameters.labels);
  const isLoose = has('ignores a status');
  add(parameters.statuses, (one) => isLoose || chosen.includes(one.status));
  add(parameters.ownerIDs, (one) => has('ignores the owner') || owners.includes(one.owner.id));
  add(parameters.labels, (one) =>
    has('unites labels')
      ? named.some((text) => one.labels.includes(text))
      : named.every((text) => one.labels.includes(text)),
  );
  const given = text(parameters.text);
  const trimmed = has('seeks spaces, too') ? given : given?.trim();
  const sought = has('distinguishes letter case') ? trimmed : trimmed?.toLowerCase();
  add(sought ?? undefined, ({ id }) =>
    has('does not find its names') ? id === 't22' : id.includes(sought ?? ''),
  );
  const isCheap = onlyCheap === true || has('takes false for true');
  add(onlyCheap, ({ price }) => !isCheap || price < 500);
  const filters = tests.length;
  const lowest = Number(priceFrom) + (has('leaves out the lowest price') ? 1 : 0);
  const isBound = (bound: unknown) =>
    (bound !== 0 || !has('takes a bound of 0 for none')) &&
    (filters === 0 || !has('drops a bound beside a filter'));
  if (isBound(priceFrom)) add(priceFrom, ({ price }) => price >= lowest);
  if (isBound(priceTo)) add(priceTo, ({ price }) => price <= Number(priceTo));
  if (has('finds nothing beside another filter') && filters > 1) tests.push(() => false);
  return [...tests, ...dayTests(parameters, has)];
}

function dayTests({ from, to }: JsonObject, has: (mistake: Mistake) => boolean): Test[] {
  let [first, last] = [text(from), text(to)];
  if (first !== null && last !== null) {
    if (has('swaps reversed days') && first > last) [first, last] = [last, first];
    if (has('ignores the last day beside the first')) last = null;
  }
  if (first !== null && has('takes the next day for the first')) first = dayAfter(first);
  if (last !== null && has('takes the next day for the last')) last = dayAfter(last);
  const day = ({ createdAt }: Task) =>
    has('takes days of UTC') ? createdAt.slice(0, 10) : dayInMoscow(createdAt);
  const tests: Test[] = [];
  if (first !== null) {
    const start = first;
    tests.push((one) => (has('leaves out the first day') ? day(one) > start : day(one) >= start));
  }
  if (last !== null) {
    const end = last;
    tests.push((one) => (has('leaves out the last day') ? day(one) < end : day(one) <= end));
  }
  return tests;
}

function dayInMoscow(moment: string): string {
  return new Date(Date.parse(moment) + 3 * 3_600_000).toISOString().slice(0, 10);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
