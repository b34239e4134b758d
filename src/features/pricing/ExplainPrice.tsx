import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { PriceOf } from './price-query.ts';

const PriceDialog = lazy(async () => {
  const { PriceDialog: component } = await import('./PriceDialog.tsx');
  return { default: component };
});

interface ExplainPriceProps {
  of: PriceOf;
  /** What is explained, for those who do not see where the button stands. */
  label?: string;
}

/** Opens the chain of steps that made a price, as the server has reckoned it. */
export function ExplainPrice({ of, label }: ExplainPriceProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={label} onClick={() => setOpened(true)}>
        Из чего сложилась цена
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <PriceDialog of={of} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
