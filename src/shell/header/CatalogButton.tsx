import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { categoryTreeQuery } from '#src/features/catalog/categories/category-tree-query.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { GridIcon } from '#src/ui/kit/icons/GridIcon.tsx';
import classes from './CatalogButton.module.css';

const MegaMenu = lazyComponent(async () => (await import('#src/shell/menu/MegaMenu.tsx')).MegaMenu);

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 300;
/** A click this soon after hovering opened the menu is meant to open it, not to close it. */
const SAME_INTENT_MS = 500;

/** Opens the category menu on hover, click or key; on a phone it is a link to the page. */
export function CatalogButton() {
  const id = useId();
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);

  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (next) openedAt.current = Date.now();
    setOpened(next);
  };
  const changeLater = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), delay);
  };
  /** Loads code and data before the menu is opened. */
  const prepare = () => {
    void MegaMenu.prefetch();
    void client.prefetchQuery(categoryTreeQuery());
  };
  const onPress = () => {
    if (opened && Date.now() - openedAt.current < SAME_INTENT_MS) return;
    change(!opened);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      button.current?.focus();
    };
    const onClickElsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpened(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onClickElsewhere);
    document.addEventListener('focusin', onClickElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onClickElsewhere);
      document.removeEventListener('focusin', onClickElsewhere);
    };
  }, [opened]);

  return (
    <div ref={root} onPointerLeave={changeLater(false, CLOSE_AFTER_MS)}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-controls={id}
        onClick={onPress}
        onPointerEnter={(event) => {
          prepare();
          changeLater(true, OPEN_AFTER_MS)(event);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
        onFocus={prepare}
      >
        {opened ? <IconX aria-hidden="true" /> : <GridIcon />}
        Каталог
      </button>
      <div id={id} onPointerEnter={() => clearTimeout(timer.current)}>
        {opened && (
          <Suspense>
            <MegaMenu onClose={() => change(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
