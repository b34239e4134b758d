import { useEffect, useRef, useState } from 'react';
import type { CompareGroup } from '#generated/api/model/compareGroup.ts';
import { Hidden } from '#src/ui/kit/content/Hidden.tsx';
import { AddAnotherHint } from './AddAnotherHint.tsx';
import { CompareProductHead } from './CompareProductHead.tsx';
import { CompareRows } from './CompareRows.tsx';
import { CompareStrip } from './CompareStrip.tsx';
import classes from './CompareTable.module.css';
import { compareRows } from './compare-rows.ts';
import { DifferencesSwitch } from './DifferencesSwitch.tsx';

interface CompareTableProps {
  group: CompareGroup;
  onlyDifferences: boolean;
}

/**
 * Products side by side; the row names stay visible during horizontal scrolling, and compact heads
 * of the products during vertical scrolling.
 */
export function CompareTable({ group, onlyDifferences }: CompareTableProps) {
  const frame = useRef<HTMLElement>(null);
  const [left, setLeft] = useState(0);
  const { head, passed } = usePassed();
  const rows = compareRows(group).filter(({ differs }) => !onlyDifferences || differs);
  const several = group.products.length > 1;
  return (
    <>
      {several ? <DifferencesSwitch checked={onlyDifferences} /> : <AddAnotherHint group={group} />}
      <div className={classes.place}>
        {passed && <CompareStrip products={group.products} left={left} />}
        <section
          ref={frame}
          className={classes.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
          tabIndex={0}
          aria-label={group.category.name}
          onScroll={({ currentTarget }) => setLeft(currentTarget.scrollLeft)}
        >
          <table className={classes.table}>
            <thead ref={head}>
              <tr>
                <th scope="col" className={classes.corner}>
                  <Hidden>Характеристика</Hidden>
                </th>
                {group.products.map((item) => (
                  <CompareProductHead
                    key={item.product.id}
                    item={item}
                    // The clicked button was removed with its column.
                    onRemoved={() => frame.current?.focus({ preventScroll: true })}
                  />
                ))}
              </tr>
            </thead>
            <CompareRows group={group} rows={rows} />
          </table>
        </section>
      </div>
      {rows.length === 0 && <p className={classes.same}>Отличий нет: все свойства совпадают.</p>}
    </>
  );
}

/** Height covered by the page's header and the sticky heads, pixels. */
const COVERED = 160;

/** Whether the head of the table is scrolled out of view. */
function usePassed() {
  const head = useRef<HTMLTableSectionElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < COVERED);
      },
      { rootMargin: `-${COVERED}px 0px 0px` },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  return { head, passed };
}
