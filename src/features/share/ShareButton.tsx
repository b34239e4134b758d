import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { NewShare } from '#generated/api/model/newShare.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';

const ShareDialog = lazy(async () => {
  const { ShareDialog: component } = await import('./ShareDialog.tsx');
  return { default: component };
});

interface ShareButtonProps {
  kind: NewShare['kind'];
  /** What is shared; asked for when the dialog opens. */
  products: () => NewShare['products'];
  /** What the dialog says is shared: «3 товара». */
  what: string;
  /** Only the sign. */
  compact?: boolean;
}

/** Opens the dialog that makes a link to products or to a cart. */
export function ShareButton({ kind, products, what, compact = false }: ShareButtonProps) {
  const [shared, setShared] = useState<NewShare['products'] | null>(null);
  const open = () => setShared(products());
  return (
    <>
      {compact ? (
        <IconButton label="Поделиться" onClick={open}>
          <IconShare aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          variant="default"
          leftSection={<IconShare aria-hidden="true" size="1.125rem" />}
          onClick={open}
        >
          Поделиться
        </Button>
      )}
      {shared && (
        <Suspense fallback={null}>
          <ShareDialog kind={kind} products={shared} what={what} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}
