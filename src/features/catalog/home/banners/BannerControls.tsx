import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import classes from './BannerControls.module.css';
import { useAttention } from './use-attention.ts';
import { useCarousel } from './use-carousel.ts';

const MOVES_EVERY_MS = 6000;

/** Previous, next, dots, pause. The carousel plays until it is paused, hovered, focused or used. */
export function BannerControls({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const { count, current, show, step, isCalm } = useCarousel(strip);
  const [stopped, setStopped] = useState(false);
  const attended = useAttention(strip);
  const moves = !stopped && !attended && !isCalm && count > 1;

  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => step(1), MOVES_EVERY_MS);
    return () => clearTimeout(timer);
  });

  if (count < 2) return null;
  const places = Array.from({ length: count }, (_, index) => index);
  const turn = (by: 1 | -1) => {
    setStopped(true);
    step(by);
  };
  return (
    <div className={classes.controls}>
      <button type="button" aria-label="Предыдущий баннер" onClick={() => turn(-1)}>
        <IconChevronLeft aria-hidden="true" size="1.25rem" />
      </button>
      <span className={classes.dots}>
        {places.map((index) => (
          <button
            key={index}
            type="button"
            className={classes.dot}
            aria-label={`Баннер ${index + 1} из ${count}`}
            aria-current={index === current || undefined}
            onClick={() => {
              setStopped(true);
              show(index);
            }}
          />
        ))}
      </span>
      <button type="button" aria-label="Следующий баннер" onClick={() => turn(1)}>
        <IconChevronRight aria-hidden="true" size="1.25rem" />
      </button>
      {!isCalm && (
        <button
          type="button"
          aria-label={stopped ? 'Листать баннеры' : 'Остановить баннеры'}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? (
            <IconPlayerPlayFilled aria-hidden="true" size="1rem" />
          ) : (
            <IconPlayerPauseFilled aria-hidden="true" size="1rem" />
          )}
        </button>
      )}
    </div>
  );
}
