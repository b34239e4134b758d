import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { tooltip } from '#src/ui/kit/messages/tooltip.ts';
import type { PriceOf } from './price-query.ts';

const PriceDialog = lazyComponent(async () => (await import('./PriceDialog.tsx')).PriceDialog);

interface ExplainPriceProps {
  of: PriceOf;
  /** For a line: the button is an icon beside the sum, and this is the product's name. */
  line?: string;
}

const WORDS = 'Из чего сложилась цена';

/** Opens the steps that make up a price, as the server computed it. */
export function ExplainPrice({ of, line }: ExplainPriceProps) {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  return (
    <>
      {line === undefined ? (
        <Button variant="subtle" size="compact-sm" onClick={open}>
          {WORDS}
        </Button>
      ) : (
        <IconButton label={`${WORDS}: ${line}`} {...tooltip(WORDS)} onClick={open}>
          <IconInfoCircle aria-hidden="true" size="1.125rem" />
        </IconButton>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PriceDialog of={of} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
