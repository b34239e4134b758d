import { useEffect, useSyncExternalStore } from 'react';
import {
  hasChunkLoadErrors,
  loadMissingCode,
  subscribeMissingCode,
} from '#src/ssr/boundaries/chunk-load-errors.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './Notice.module.css';

/** Shows that a chunk failed to load, and retries: by a click, and once back online. */
export function ChunkErrorNotice() {
  const missing = useSyncExternalStore(subscribeMissingCode, hasChunkLoadErrors, () => false);
  useEffect(() => {
    window.addEventListener('online', loadMissingCode);
    return () => window.removeEventListener('online', loadMissingCode);
  }, []);
  return missing ? (
    <div role="alert" className={classes.notice}>
      <p className={classes.text}>Часть страницы не загрузилась. Проверьте соединение.</p>
      <Button size="sm" onClick={loadMissingCode}>
        Повторить
      </Button>
    </div>
  ) : null;
}
