import { useEffect, useState } from 'react';
import classes from '#src/ui/kit/content/hidden.module.css';
import { announcement } from './announce.ts';

/** The live region that announces the texts of `announce`. Rendered once in the app. */
export function LiveRegion() {
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  useEffect(
    () => announcement.subscribe(({ text }) => setSpoken(({ turn }) => ({ text, turn: turn + 1 }))),
    [],
  );
  return (
    <div role="status" aria-live="polite" className={classes.hidden}>
      {/* A new key makes screen readers repeat an equal text. */}
      <span key={spoken.turn}>{spoken.text}</span>
    </div>
  );
}
