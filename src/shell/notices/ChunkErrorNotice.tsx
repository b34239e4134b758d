import { useEffect } from 'react';
import { isOffline } from '#src/browser/connection.ts';
import { chunksMissing, retryChunks } from '#src/ssr/boundaries/chunk-load-errors.ts';
import { useStore } from '#src/state/store.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './Notice.module.css';

/** Shows that a chunk failed to load, and retries: by a click, and once back online. */
export function ChunkErrorNotice() {
  const missing = useStore(chunksMissing);
  useEffect(() => {
    window.addEventListener('online', retryChunks);
    return () => window.removeEventListener('online', retryChunks);
  }, []);
  // Offline, the notice of the connection says enough.
  return missing && !isOffline() ? (
    <div role="alert" className={classes.notice}>
      <p className={classes.text}>Часть страницы не загрузилась. Проверьте соединение.</p>
      <Button size="sm" onClick={retryChunks}>
        Повторить
      </Button>
    </div>
  ) : null;
}
