import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What the code is for, for screen readers. */
  label: string;
}

/**
 * A text as a QR code that fills its box; dark on light in every color scheme, since cameras
 * require it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawCode(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      width="100%"
      height="100%"
    >
      <path d={path} fill="var(--mantine-color-black)" />
    </svg>
  );
}

function drawCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
