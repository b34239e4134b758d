import { Checkbox } from '@mantine/core';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';
import classes from './ReturnLine.module.css';
import type { ReturnableLine } from './returned-pieces.ts';

interface ReturnLineProps extends ReturnableLine {
  pieces: number;
  onChange: (pieces: number) => void;
}

/** A line to return: a checkbox and, of several pieces, how many. */
export function ReturnLine({ line, available, pieces, onChange }: ReturnLineProps) {
  const { name, quantity } = line;
  return (
    <div className={classes.line}>
      <Checkbox
        label={name}
        description={`Можно вернуть ${available} из\u00A0${quantity}\u00A0шт.`}
        checked={pieces > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? available : 0)}
      />
      {pieces > 0 && available > 1 && (
        <QuantityStepper
          size="sm"
          product={name}
          meaning="Сколько вернуть"
          removeLabel="Не возвращать"
          value={pieces}
          next={Math.min(available, pieces + 1)}
          previous={pieces - 1}
          explain={(requested) =>
            requested > available ? `Вернуть можно ${available} из ${quantity}` : null
          }
          onChange={(next) => onChange(Math.min(available, next))}
        />
      )}
    </div>
  );
}
