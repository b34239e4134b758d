import { Alert } from '@mantine/core';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import type { ImportBuyer } from './use-import-buyer.ts';

/** For whom the file is: shown to users who buy for a company, and when that is not known. */
export function ImportBuyerSelect({ buyer }: { buyer: ImportBuyer }) {
  if (buyer.hasFailed) {
    return (
      <Alert color="red" variant="light" role="alert">
        Не загрузилось, для кого вы покупаете.{' '}
        <Button variant="subtle" size="compact-sm" onClick={buyer.retry}>
          Повторить
        </Button>
      </Alert>
    );
  }
  if (buyer.choices.length < 2) return null;
  return (
    <SelectField
      label="Для кого заказ"
      description="Цены и наличие покажем для этого покупателя."
      value={buyer.value}
      disabled={buyer.isPending}
      onChange={(event) => buyer.choose(event.currentTarget.value)}
      options={buyer.choices}
    />
  );
}
