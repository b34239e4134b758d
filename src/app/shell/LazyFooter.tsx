import { memo } from 'react';
import { LazyPart } from '#src/ui/LazyPart.tsx';
import { nearWindow } from '#src/ui/near-window.ts';
import { onDemand } from '#src/ui/on-demand.tsx';
import classes from './LazyFooter.module.css';

const Footer = onDemand(async () => {
  await nearWindow('footer');
  return (await import('./Footer.tsx')).Footer;
});

/**
 * Foot of every page, whose code comes when the user comes near: 2 kB that no first screen needs.
 * Memoized: a rendered part whose parent renders before its code is here would be drawn anew.
 */
export const LazyFooter = memo(function LazyFooter() {
  return (
    <LazyPart fallback={<div className={classes.waiting} />}>
      <Footer />
    </LazyPart>
  );
});
