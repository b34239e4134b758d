export interface IconProps {
  /** Width and height, with their unit. */
  size?: string;
  /** Width of the lines, of 24 parts of the size. */
  stroke?: number;
}

interface PathIconProps extends IconProps {
  path: string;
}

/** Drawn like the icons of Tabler, but as one path instead of several: every page brings it along. */
export function PathIcon({ path, size = '1.5rem', stroke = 2 }: PathIconProps) {
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
      <path d={path} />
    </svg>
  );
}
