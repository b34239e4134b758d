import { HeadingSkeleton } from '#src/ui/kit/page/HeadingSkeleton.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { TabsSkeleton } from './TabsSkeleton.tsx';

interface ListPageSkeletonProps {
  /** The heading of the page. */
  title: string;
  /** «Загружаем заказы», for screen readers. */
  label: string;
  /** CSS height of a row. */
  rowHeight: string;
  /** Whether there are tabs above the list. */
  tabs?: boolean;
  /** Whether there are filter fields above the list. */
  filters?: boolean;
}

/** Skeleton of a page with a list: its heading, tabs, filters and rows. */
export function ListPageSkeleton(props: ListPageSkeletonProps) {
  const { title, label, rowHeight, tabs = false, filters = false } = props;
  return (
    <PageStack>
      <HeadingSkeleton title={title} />
      {tabs && <TabsSkeleton />}
      {filters && <Skeleton height="2.625rem" width="min(28rem, 100%)" />}
      <ListSkeleton label={label} rowHeight={rowHeight} />
    </PageStack>
  );
}
