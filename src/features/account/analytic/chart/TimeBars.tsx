import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { shortMoney } from './chart-texts.ts';
import type { SumRow } from './SumTable.tsx';
import classes from './TimeChart.module.css';

/** Pixels of the chart, and of the labels at its left. */
export const CHART_HEIGHT = 220;
export const AXIS_WIDTH = 64;

const TOP = 8;
const BOTTOM = CHART_HEIGHT - 24;
/** Space that a label below the bars needs, by its letters. */
const LETTER_WIDTH = 8;
const TICKS = 4;
const DOT = 3;

interface TimeBarsProps {
  rows: readonly SumRow[];
  /** Width of the bars, without the labels at their left. */
  width: number;
  /** Index of the highlighted point. */
  active: number;
}

/** Bars, line, axes and grid of a chart over time. */
export function TimeBars({ rows, width, active }: TimeBarsProps) {
  const x = scaleBand({ domain: rows.map((_row, index) => index), range: [0, width] });
  const most = Math.max(
    ...rows.map(({ amount, previousAmount }) => Math.max(amount, previousAmount)),
  );
  const y = scaleLinear({ domain: [0, most || 100], range: [BOTTOM, TOP], nice: TICKS });
  const band = x.bandwidth();
  const leftOf = (index: number) => x(index) ?? 0;
  const before = rows.some(({ previousAmount }) => previousAmount > 0) ? rows : [];
  const middleOf = (row: SumRow) => leftOf(rows.indexOf(row)) + band / 2;
  return (
    <Group left={AXIS_WIDTH}>
      <rect className={classes.active} x={leftOf(active)} width={band} height={BOTTOM} />
      {y.ticks(TICKS).map((value) => (
        <line key={value} className={classes.grid} x2={width} y1={y(value)} y2={y(value)} />
      ))}
      {rows.map(({ key, amount }, index) => (
        <Bar
          key={key}
          className={classes.amount ?? ''}
          x={leftOf(index) + band / 8}
          y={y(amount)}
          width={(band * 3) / 4}
          height={BOTTOM - y(amount)}
        />
      ))}
      <LinePath
        className={classes.before ?? ''}
        data={[...before]}
        x={middleOf}
        y={(row) => y(row.previousAmount)}
      />
      {before.map((row) => (
        <circle
          key={row.key}
          className={classes.dot}
          cx={middleOf(row)}
          cy={y(row.previousAmount)}
          r={DOT}
        />
      ))}
      <AxisLeft
        scale={y}
        numTicks={TICKS}
        hideAxisLine
        hideTicks
        tickFormat={(value) => shortMoney(Number(value))}
        tickLabelProps={{ className: classes.label ?? '' }}
      />
      <AxisBottom
        scale={x}
        top={BOTTOM}
        hideTicks
        tickValues={labeledPoints(rows, width)}
        tickFormat={(index) => rows[index]?.name ?? ''}
        axisLineClassName={classes.line ?? ''}
        tickLabelProps={(_tick, index, { length }) => ({
          className: classes.label ?? '',
          // The last label would leave the screen with half of itself.
          textAnchor: index === length - 1 ? 'end' : 'middle',
          dx: index === length - 1 ? band / 2 : 0,
        })}
      />
    </Group>
  );
}

/**
 * Indexes of as many points as have space for their labels, always with the last one, which is half a
 * label nearer to its neighbor: it ends where its bar does.
 */
function labeledPoints(rows: readonly SumRow[], width: number): number[] {
  const letters = Math.max(...rows.map(({ name }) => name.length));
  const labelBands = (rows.length * letters * LETTER_WIDTH) / width;
  const step = Math.max(1, Math.ceil(1.5 * labelBands - 0.5));
  const last = rows.length - 1;
  return rows.flatMap((_row, index) => ((last - index) % step === 0 ? [index] : []));
}
