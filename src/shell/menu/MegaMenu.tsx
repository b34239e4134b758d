import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { type CategoryNode, categoryTree } from '#src/features/catalog/categories/category-tree.ts';
import { categoryTreeQuery } from '#src/features/catalog/categories/category-tree-query.ts';
import { FailureState } from '#src/features/failure-parts/FailureState.tsx';
import classes from './MegaMenu.module.css';
import { MegaMenuSection } from './MegaMenuSection.tsx';
import { MegaMenuSkeleton } from './MegaMenuSkeleton.tsx';

/** The pointer may cross other rows on its way to the groups. */
const CHOOSE_AFTER_MS = 120;

/**
 * The category tree under the header: sections at the left, groups of the chosen one beside them.
 */
export function MegaMenu({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    ...categoryTreeQuery(),
    meta: { silent: true },
  });
  const roots = useMemo(() => categoryTree(data?.items ?? []), [data]);
  const [chosenID, setChosenID] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = roots.find(({ id }) => id === chosenID) ?? roots[0];

  const chooseLater = (id: string) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setChosenID(id), CHOOSE_AFTER_MS);
  };

  return (
    <div className={classes.layer}>
      <nav className={classes.menu} aria-label="Каталог товаров" onKeyDown={onArrowKey}>
        {error && !data ? (
          <FailureState error={error} onRetry={() => void refetch()} />
        ) : chosen ? (
          <>
            <ul className={classes.roots} onPointerLeave={() => clearTimeout(timer.current)}>
              {roots.map((root) => (
                <li key={root.id} onPointerEnter={chooseLater(root.id)}>
                  <RootLink
                    root={root}
                    chosen={root === chosen}
                    onChoose={() => setChosenID(root.id)}
                    onClose={onClose}
                  />
                </li>
              ))}
            </ul>
            <MegaMenuSection section={chosen} onClose={onClose} />
          </>
        ) : (
          <MegaMenuSkeleton />
        )}
      </nav>
      <div className={classes.backdrop} aria-hidden="true" />
    </div>
  );
}

interface RootLinkProps {
  root: CategoryNode;
  chosen: boolean;
  onChoose: () => void;
  onClose: () => void;
}

/**
 * Arrow keys move between sections and to the groups and back. Focus chooses the section; only the
 * chosen one is in the tab order, so its groups come next.
 */
function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event;
  const links = [...menu.querySelectorAll<HTMLElement>('a')];
  const roots = links.filter((link) => link.closest('ul') === menu.firstElementChild);
  const groups = links.filter((link) => !roots.includes(link));
  const focused = links.find((link) => link === document.activeElement);
  if (!focused) return;
  const row = roots.includes(focused) ? roots : groups;
  const place = row.indexOf(focused);
  const chosen = roots.find((link) => link.tabIndex === 0);
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowDown: row[place + 1],
    ArrowUp: row[place - 1],
    Home: row[0],
    End: row.at(-1),
    ArrowRight: row === roots ? groups[0] : undefined,
    ArrowLeft: row === groups ? chosen : undefined,
  };
  const target = targets[key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function RootLink({ root, chosen, onChoose, onClose }: RootLinkProps) {
  return (
    <Link
      to="/products"
      search={{ category: root.id }}
      className={classes.root}
      data-chosen={chosen || undefined}
      tabIndex={chosen ? 0 : -1}
      preload={false}
      onFocus={onChoose}
      onClick={onClose}
    >
      {root.picture && (
        <img src={root.picture.url} width={32} height={32} alt="" className={classes.image} />
      )}
      {root.name}
    </Link>
  );
}
