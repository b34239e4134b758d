import type { Key, ReactNode } from 'react';
import { BeyondLastPage } from '#src/ui/kit/list/pager/BeyondLastPage.tsx';
import { Pager } from '#src/ui/kit/list/pager/Pager.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './ListView.module.css';

/** A page of a list as the server returns it. */
interface ListPage<Item> {
  items: readonly Item[];
  paging: { page: number; pageSize: number; total: number };
}

interface ListViewProps<Item> {
  /** The query; the previous page stays on the screen while the next one is loading. */
  query: { data: ListPage<Item> | undefined; isPending: boolean; isPlaceholderData: boolean };
  /** Shown instead of a list that failed to load. */
  failure: ReactNode;
  /** Shown instead of an empty list: no items, or none that match the filter. */
  empty: ReactNode;
  /** «Загружаем заказы», for screen readers. */
  loadingLabel: string;
  /** CSS height of a row's skeleton. */
  rowHeight: string;
  /** «Страницы списка заказов». */
  pagerLabel: string;
  renderItem: (item: Item) => ReactNode;
  keyOf: (item: Item, index: number) => Key;
}

/** One page of a list with pagination below, or its skeleton, error or empty state. */
export function ListView<Item>(props: ListViewProps<Item>) {
  const { data, isPending, isPlaceholderData } = props.query;
  if (isPending) return <ListSkeleton label={props.loadingLabel} rowHeight={props.rowHeight} />;
  if (!data) return props.failure;
  const { page, pageSize, total } = data.paging;
  if (data.items.length === 0) return total > 0 ? <BeyondLastPage /> : props.empty;
  return (
    <>
      <ul className={classes.list} aria-busy={isPlaceholderData}>
        {data.items.map((item, index) => (
          <li key={props.keyOf(item, index)}>{props.renderItem(item)}</li>
        ))}
      </ul>
      <Pager label={props.pagerLabel} page={page} pageCount={Math.ceil(total / pageSize)} />
    </>
  );
}
