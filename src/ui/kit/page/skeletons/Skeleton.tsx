import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

/** Numbers are CSS pixels. */
interface SkeletonProps
  extends Pick<CSSProperties, 'height' | 'width' | 'marginTop' | 'marginBottom' | 'aspectRatio'> {
  radius?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

/** A placeholder for content that is loading. */
export function Skeleton({ radius = 'md', className = '', ...style }: SkeletonProps) {
  return (
    <div
      className={`${classes.skeleton} ${className}`}
      style={{ ...style, borderRadius: `var(--mantine-radius-${radius})` }}
    />
  );
}
