import { NativeSelect } from '@mantine/core';
import type { ImportBuyer } from './use-import-buyer.ts';

/** For whom the file is: shown to users who buy for a company. */
export function ImportBuyerSelect({ buyer }: { buyer: ImportBuyer }) {
  if (buyer.choices.length < 2) return null;
  return (
    <NativeSelect
      label="Для кого заказ"
      description="Цены и наличие покажем для этого покупателя."
      value={buyer.value}
      disabled={buyer.isPending}
      onChange={(event) => buyer.choose(event.currentTarget.value)}
      data={buyer.choices}
    />
  );
}
