import type { ComponentProps, ComponentType } from 'react';
import { ListPageSkeleton } from '#src/ui/kit/list/ListPageSkeleton.tsx';
import { CardsSkeleton } from '#src/ui/kit/page/CardsSkeleton.tsx';

/** Skeleton of a page with a list. */
export function listPage(props: ComponentProps<typeof ListPageSkeleton>): ComponentType {
  return () => <ListPageSkeleton {...props} />;
}

/**
 * Skeleton of a page with cards.
 * @param title its heading; undefined where it depends on what is loaded
 * @param label «Загружаем настройки», for screen readers
 */
export function cardsPage(title: string | undefined, label: string): ComponentType {
  return () => <CardsSkeleton title={title} label={label} />;
}
