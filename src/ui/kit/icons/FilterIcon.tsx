import { type IconProps, PathIcon } from './PathIcon.tsx';

/** Three sliders: the filters. */
export function FilterIcon(props: IconProps) {
  return (
    <PathIcon
      path="M4 6h8M16 6h4M12 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 12h2M10 12h10M6 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 18h11M19 18h1M15 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0"
      {...props}
    />
  );
}
