import { useRef } from 'react';
import {
  firstQuantity,
  fitQuantity,
  type QuantityRules,
  stepDown,
  stepUp,
} from '#src/features/cart-parts/quantity.ts';
import { quantityReason } from '#src/features/cart-parts/quantity-reason.ts';
import { QuantityStepper } from '#src/ui/kit/fields/QuantityStepper.tsx';

const LAST_LINE = 'В заказе должен остаться хотя бы один товар';

interface LineQuantityProps {
  /** Name of the product. */
  name: string;
  /** Whole pieces. */
  quantity: number;
  rules: QuantityRules;
  /** The only product of the order, which can not be removed. */
  isLast: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** The quantity of a line of a waiting order: a typed 0 removes it, as the button beside it does. */
export function LineQuantity(props: LineQuantityProps) {
  const { name, quantity, rules, isLast, onChange, onRemove } = props;
  const isRemoved = useRef(false);
  const changeTo = (typed: number) => {
    const fitted = fitQuantity(typed, rules);
    if (fitted > 0) onChange(fitted);
    // For a product that is out of stock only 0 is allowed. The focus that moves to the neighbor makes the
    // field report its 0 once more.
    if (typed !== 0 || isLast || isRemoved.current) return;
    isRemoved.current = true;
    onRemove();
  };
  return (
    <QuantityStepper
      size="sm"
      product={name}
      value={quantity}
      next={stepUp(quantity, rules)}
      // Only the remove button beside it removes: quick clicks end at the smallest quantity.
      previous={stepDown(quantity, rules) || quantity}
      explain={(requested, isTyped) =>
        requested === 0 && isLast ? LAST_LINE : quantityReason(requested, rules, isTyped)
      }
      floorReason={`Не меньше ${firstQuantity(rules)} шт.${isLast ? '' : ' Убрать – кнопка рядом'}`}
      onChange={changeTo}
    />
  );
}
