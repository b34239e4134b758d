import { Text } from '@mantine/core';
import { useState } from 'react';
import type { RepeatLine } from '#generated/api/model/index.ts';
import classes from '#src/features/order-parts/summary/OrderLines.module.css';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { FramedImage } from '#src/ui/kit/content/FramedImage.tsx';
import { RepeatAnalogues } from './RepeatAnalogues.tsx';

interface RepeatRowProps {
  line: RepeatLine;
  /** The chosen analogue. */
  chosen: string | null;
  onChoose: (productID: string | null) => void;
}

/** One line of the former order: available quantity, and analogues. */
export function RepeatRow({ line, chosen, onChoose }: RepeatRowProps) {
  const { productID, slug, name, image, outcome, requested, quantity, price, message } = line;
  const [opened, setOpened] = useState(false);
  const gone = outcome === 'Unavailable';
  return (
    <li className={classes.line} data-gone={gone || undefined}>
      <div className={classes.image}>
        <FramedImage image={image} alt="" sizes="62px" />
      </div>
      <div className={classes.texts}>
        <Text lineClamp={2}>{name}</Text>
        {message && (
          <Text size="sm" c={gone ? 'var(--shop-danger)' : 'var(--shop-warning)'}>
            {message}
          </Text>
        )}
        {gone && slug !== null && !opened && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOpened(true)}>
            Чем заменить
          </Button>
        )}
        {opened && slug !== null && (
          <RepeatAnalogues
            slug={slug}
            group={`instead-of-${productID}`}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
      </div>
      <div className={classes.sums}>
        <Text component="span" className={classes.money}>
          {quantity === requested ? `${quantity} шт.` : `${quantity} из ${requested} шт.`}
        </Text>
        {price !== null && quantity > 0 && (
          <Text component="span" size="sm" c="dimmed" className={classes.money}>
            по {formatMoney(price)}
          </Text>
        )}
      </div>
    </li>
  );
}
