import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS pixels, or any CSS length. */
  height?: number | string;
  width?: number | string;
  /** Space above and below, CSS pixels. */
  mt?: number;
  mb?: number;
  radius?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
  style?: CSSProperties;
}

/** A placeholder for content that is loading. */
export function Skeleton({
  height,
  width,
  mt,
  mb,
  radius = 'md',
  className,
  style,
}: SkeletonProps) {
  return (
    <div
      className={className ? `${classes.skeleton} ${className}` : classes.skeleton}
      style={{
        height,
        width,
        marginTop: mt,
        marginBottom: mb,
        borderRadius: `var(--mantine-radius-${radius})`,
        ...style,
      }}
    />
  );
}
