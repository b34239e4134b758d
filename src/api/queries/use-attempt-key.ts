import { useRef } from 'react';

/**
 * Returns the idempotency key of a creating request: the same for every attempt with the same
 * content, so that a retry creates nothing twice, and a new one once the content has changed.
 */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) {
      last.current = { content: written, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
