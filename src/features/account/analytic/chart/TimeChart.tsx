import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { changeText } from '#src/features/account/analytic/change-text.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { chartSummary, pointText } from './chart-texts.ts';
import type { SumRow } from './SumTable.tsx';
import { AXIS_WIDTH, CHART_HEIGHT, TimeBars } from './TimeBars.tsx';
import classes from './TimeChart.module.css';

interface TimeChartProps {
  /** «По месяцам», for the text alternative. */
  title: string;
  rows: readonly SumRow[];
}

/** Amounts over time as bars, those of the period before as a dashed line; one point in words. */
export function TimeChart({ title, rows }: TimeChartProps) {
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = rows.length - 1;
  const active = Math.min(chosen ?? last, last);
  const row = rows[active];
  if (row === undefined) return null;
  const hasBefore = rows.some(({ previousAmount }) => previousAmount > 0);
  const band = Math.max(0, width - AXIS_WIDTH) / rows.length;
  const onPointerMove = ({ nativeEvent }: PointerEvent) => {
    if (band > 0) setChosen(Math.max(0, Math.floor(nativeEvent.offsetX / band)));
  };
  return (
    <div className={classes.chart}>
      <PointNote row={row} hasBefore={hasBefore} />
      <div ref={ref} className={classes.frame} style={{ '--band': `${band}px` } as CSSProperties}>
        {width > AXIS_WIDTH && (
          // Scaled, not cut off, on paper, where nothing is measured again.
          <svg
            viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
            role="img"
            aria-label={chartSummary(title, rows)}
          >
            <TimeBars rows={rows} width={width - AXIS_WIDTH} active={active} />
          </svg>
        )}
        {/* The browser's own control gives the points to keyboard, touch and screen readers. */}
        <input
          type="range"
          className={classes.points}
          aria-label={`Точки графика «${title}»`}
          aria-valuetext={pointText(row)}
          min={0}
          max={last}
          value={active}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerMove={onPointerMove}
        />
      </div>
    </div>
  );
}

/** The chosen point, which explains bars and line as well. */
function PointNote({ row, hasBefore }: { row: SumRow; hasBefore: boolean }) {
  const { name, amount, previousAmount } = row;
  return (
    <div className={classes.note}>
      <span>
        <span className={classes.barSign} /> {name}: <b>{formatMoney(amount)}</b>
      </span>
      {hasBefore && (
        <span>
          <span className={classes.lineSign} /> прошлый срок: <b>{formatMoney(previousAmount)}</b>
          {previousAmount > 0 && ` (${changeText(amount, previousAmount)})`}
        </span>
      )}
    </div>
  );
}
