interface CompareIconProps {
  /** Width and height, with their unit. */
  size?: string;
  /** Width of the lines, of 24 parts of the size. */
  stroke?: number;
}

/**
 * The scales of the comparison, drawn like the other icons but as one path instead of five: every
 * card of a list has them.
 */
export function CompareIcon({ size = '1.5rem', stroke = 2 }: CompareIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 20h10M6 6l6-1 6 1M12 3v17M9 12 6 6l-3 6a3 3 0 0 0 6 0M21 12l-3-6-3 6a3 3 0 0 0 6 0" />
    </svg>
  );
}
