import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import classes from './Pager.module.css';
import { pagerWindow } from './pager-window.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  /** Accessible name: «Страницы списка товаров». */
  label: string;
}

/** Pagination of a list: links that change `page` in the URL. */
export const Pager = memo(function Pager({ page, pageCount, label }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={classes.pager}>
      {page > 1 && (
        <PageLink page={page - 1} label="Предыдущая страница">
          <IconChevronLeft aria-hidden="true" size="1.125rem" />
        </PageLink>
      )}
      {pagerWindow(page, pageCount).map((item, index) =>
        item === 'gap' ? (
          <span key={index < pageCount / 2 ? 'left' : `right-${index}`} className={classes.gap}>
            …
          </span>
        ) : (
          <PageLink
            key={item}
            page={item}
            label={`Страница ${item}`}
            current={item === page}
            next={item === page + 1}
          >
            {item}
          </PageLink>
        ),
      )}
      {page < pageCount && (
        <PageLink page={page + 1} label="Следующая страница">
          <IconChevronRight aria-hidden="true" size="1.125rem" />
        </PageLink>
      )}
    </nav>
  );
});

interface PageLinkProps {
  page: number;
  label: string;
  current?: boolean;
  /** Its data is loaded when the link comes into view: a finger announces no click. */
  next?: boolean;
  children: ReactNode;
}

function PageLink({ page, label, current = false, next = false, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(previous: Record<string, unknown>) =>
        ({ ...previous, page: page === 1 ? undefined : page }) as never
      }
      {...(next && { preload: 'viewport' })}
      className={classes.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
