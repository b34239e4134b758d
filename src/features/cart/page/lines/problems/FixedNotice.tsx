import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CartItem } from '#generated/api/model/index.ts';
import { fixedLines } from '#src/features/cart-parts/fixes/fixed-lines.ts';
import { useStore } from '#src/state/store.ts';
import { LineLinks } from './LineLinks.tsx';

interface FixedNoticeProps {
  lines: readonly CartItem[];
  onShow: (productID: string) => void;
}

/** After «Исправить всё» or «Вернуть»: the changed lines, with a link to each. */
export function FixedNotice({ lines, onShow }: FixedNoticeProps) {
  const fixed = useStore(fixedLines);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => () => fixedLines.set(null), []);
  // The clicked button is gone: of the fixes with the problems, of «Вернуть» with its toast.
  useEffect(() => {
    if (fixed && document.activeElement === document.body) place.current?.focus();
  }, [fixed]);
  if (!fixed) return null;
  const inCart = new Set(lines.map(({ product }) => product.id));
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="brand"
      variant="light"
      role="status"
      title={fixed.title}
      withCloseButton
      closeButtonLabel="Закрыть"
      onClose={() => fixedLines.set(null)}
    >
      <LineLinks
        lines={fixed.lines.map((line) => ({ ...line, inCart: inCart.has(line.productID) }))}
        onShow={onShow}
      />
    </Alert>
  );
}
