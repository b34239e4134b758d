import { Badge, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportChoice } from '#generated/api/model/importChoice.ts';
import type { ImportRow } from '#generated/api/model/importRow.ts';
import { importOutcomes } from '#src/features/cart/import/import-labels.ts';
import { formatMoney } from '#src/lib/numbers/money.ts';
import { LinkText } from '#src/ui/kit/buttons/LinkButton.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { ImportQuantity } from './ImportQuantity.tsx';
import classes from './ImportTableRow.module.css';

interface ImportTableRowProps {
  row: ImportRow;
  onChoose: (choice: ImportChoice) => void;
  choosing: boolean;
}

/** One row of the file: its text, the product found, the quantity for the cart. */
export function ImportTableRow({ row, onChoose, choosing }: ImportTableRowProps) {
  const { product, candidates, outcome, inCart, becomes, quantity, message } = row;
  const { label, color } = importOutcomes[outcome];
  const [isTyped, setTyped] = useState(false);
  return (
    <tr>
      <td className={classes.number}>{[row.row, ...row.mergedRows].join(', ')}</td>
      <td className={classes.product}>
        {/* `display: flex` would take the cell out of the table layout and misalign its border. */}
        <div className={classes.stack}>
          <span className={classes.text}>{row.text || 'Нет артикула и названия'}</span>
          {product && (
            <LinkText to="/products/$slug" params={{ slug: product.slug }} size="sm">
              {product.name}
            </LinkText>
          )}
          {candidates.length > 0 && (
            <SelectField
              aria-label={`Выбрать товар для строки ${row.row}`}
              size="sm"
              disabled={choosing}
              value={product?.id ?? ''}
              onChange={(event) =>
                onChoose({ row: row.row, productID: event.currentTarget.value || null })
              }
              options={[
                { value: '', label: 'Выберите товар' },
                ...candidates.map(({ id, name, price }) => ({
                  value: id,
                  label: `${name} · ${formatMoney(price)}`,
                })),
              ]}
            />
          )}
        </div>
      </td>
      <td className={classes.amount} data-label="Нужно: ">
        <ImportQuantity row={row} pending={choosing} onChange={onChoose} onType={setTyped} />
      </td>
      <td className={classes.amount} data-label="Станет: ">
        {quantity === 0 ? '–' : inCart > 0 ? `${inCart} → ${becomes}` : becomes}
      </td>
      <td className={classes.outcome}>
        <Badge color={color} variant="light" tt="none">
          {label}
        </Badge>
        {message !== null && !isTyped && (
          <Text size="sm" c="dimmed">
            {message}
          </Text>
        )}
      </td>
    </tr>
  );
}
